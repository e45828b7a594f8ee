import { z } from 'zod';
import { parseBirthDate } from '~/lib/birth-date';
import { createPersonNameField, createRequiredTextField } from '~/domain/text-fields';
import { encodeFieldMessage } from '~/i18n/messages/message';
import { GENDERS, PRIMARY_GOALS } from './policy';

const BIRTH_DATE_MISSING = encodeFieldMessage('Please enter your date of birth');
const BIRTH_DATE_INVALID = encodeFieldMessage('Please enter a real date of birth');
const EMAIL_INVALID = encodeFieldMessage('Enter an email such as name@example.in');

const birthDate = z
  .union([z.int(), z.string()], { error: BIRTH_DATE_MISSING })
  .refine((given) => String(given).trim() !== '', BIRTH_DATE_MISSING)
  .transform((given, check) => {
    const parsed = parseBirthDate(given);
    if (parsed === null) check.addIssue({ code: 'custom', message: BIRTH_DATE_INVALID });
    return parsed ?? 0;
  });

/** Fields that members edit in their profile, except the phone and the face. */
export const profileInputs = {
  name: createPersonNameField(encodeFieldMessage('Please enter your name'), 100),
  email: createRequiredTextField(encodeFieldMessage('Please enter your email'), 254).pipe(z.email(EMAIL_INVALID)),
  gender: z.enum(GENDERS, { error: encodeFieldMessage('Please choose your gender') }),
  city: createRequiredTextField(encodeFieldMessage('Please enter your city'), 100),
  birtyear: birthDate,
  primarygoal: z.enum(PRIMARY_GOALS, { error: encodeFieldMessage('Please choose your primary goal') }),
};

/** The same fields in API responses, to the member and to staff. */
export const profileOutputs = {
  name: z.string(),
  email: z.string().nullable(),
  gender: z.string().nullable(),
  city: z.string().nullable(),
  birtyear: z.int().nullable().describe('Date of birth as YYYYMMDD'),
  primarygoal: z.string().nullable(),
};

/** SQL that selects the fields from the table `members`, for the list of members for staff. */
export const PROFILE_COLUMNS =
  'name, email, gender::text AS gender, city, birth_date AS birtyear, primary_goal AS primarygoal';

/** Returns the values to save. Use null for a blank field, because Prisma ignores undefined. */
export const toProfileRow = (input: z.output<z.ZodObject<typeof profileInputs>>) => ({
  name: input.name,
  email: input.email,
  gender: input.gender,
  city: input.city,
  birth_date: input.birtyear,
  primary_goal: input.primarygoal,
});
