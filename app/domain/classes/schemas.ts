import { z } from 'zod';
import { addUrlScheme } from '~/lib/url-scheme';
import { isLocalDate } from '~/lib/calendar';
import { createOptionalTextField, createRequiredTextField, findTextProblem } from '~/domain/text-fields';
import { createTranslationsSchema } from '~/domain/translations';
import { createOptionalWholeNumberSchema, rowVersionSchema, createWholeNumberSchema } from '~/lib/whole-number';
import { createYesOrNoSchema } from '~/lib/yes-or-no';
import {
  CHANGE_SCOPES,
  CLASS_TYPES,
  DEFAULT_CLASS_TYPE,
  DEFAULT_LOCATION,
  getClassEnd,
  isPossibleEnd,
  LENGTH_LIMITS,
  PARTICIPANT_LIMITS,
} from './policy';

const MISSING = 'Please fill in all required fields';
const NO_INSTRUCTOR = 'Please specify an instructor';
const NO_DATE = 'Please choose a day between 2020 and 2099';
const NO_SUCH_DAY = 'This day is not in the calendar';
const NO_TIME = 'Please give a time such as 06:00';
const NO_LINK = 'The live link must be a URL, such as https://meet.google.com/abc-defg-hij';
const NO_CAPACITY = `Max participants must be between ${PARTICIPANT_LIMITS.min} and ${PARTICIPANT_LIMITS.max}`;
const NO_LENGTH = `The length must be between ${LENGTH_LIMITS.min} and ${LENGTH_LIMITS.max} minutes`;
const ENDS_TOO_EARLY = 'The class must end after it starts';

const day = createRequiredTextField(MISSING, 10)
  .refine((text) => text >= '2020-01-01' && text <= '2099-12-31', { error: NO_DATE, abort: true })
  .refine(isLocalDate, NO_SUCH_DAY);

const timeOfDay = createRequiredTextField(MISSING, 8)
  .refine((text) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text), { error: NO_TIME, abort: true })
  .transform((text) => (text.length === 5 ? `${text}:00` : text));

const optionalTimeOfDay = z.union([z.literal(''), z.null(), timeOfDay], { error: NO_TIME }).optional();

const link = createOptionalTextField(500)
  .transform((text) => (text === undefined ? undefined : addUrlScheme(text)))
  .refine((text) => text === undefined || isWebAddress(text), NO_LINK);

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

const fields = {
  title: createRequiredTextField(MISSING, 120),
  description: createRequiredTextField(MISSING, 1000),
  class_date: day,
  start_time: timeOfDay,
  /** If blank, the class ends `length_minutes` after its start. */
  end_time: optionalTimeOfDay,
  length_minutes: createOptionalWholeNumberSchema(NO_LENGTH, LENGTH_LIMITS),
  max_participants: createOptionalWholeNumberSchema(NO_CAPACITY, PARTICIPANT_LIMITS).transform(
    (count) => count ?? PARTICIPANT_LIMITS.default,
  ),
  unlimited: createYesOrNoSchema('unlimited', false),
  live_link: link,
  class_type: z
    .union([z.literal(''), z.null(), z.enum(CLASS_TYPES)], { error: 'Please choose a class type' })
    .optional()
    .transform((type) => type || DEFAULT_CLASS_TYPE),
  location: createOptionalTextField(120).transform((place) => place ?? DEFAULT_LOCATION),
  translations: createTranslationsSchema('classes'),
  /** If true, a name that is not in the list of teachers is rejected without `new_teacher`. */
  listed_teacher_only: createYesOrNoSchema('listed_teacher_only', false),
  new_teacher: createYesOrNoSchema('new_teacher', false),
};

interface Times {
  start_time: string;
  end_time?: string | null | undefined;
  length_minutes?: number | undefined;
}

const hasEnd = ({ end_time, length_minutes }: Times) => Boolean(end_time) || length_minutes !== undefined;

/**
 * Adds the checks of start and end. A missing end is reported together with other missing fields.
 */
function withTimes<Shape extends z.ZodType<Times>>(schema: Shape): Shape {
  return schema
    .refine(hasEnd, {
      path: ['end_time'],
      message: MISSING,
      when: ({ value }) => typeof value === 'object' && value !== null,
    })
    .refine((times) => !hasEnd(times) || isPossibleEnd({ ...times, end_time: getClassEnd(times) }), {
      path: ['end_time'],
      message: ENDS_TOO_EARLY,
    });
}

/** Numbers from 1 (Monday) to 7 (Sunday). */
const weekdays = z
  .array(createWholeNumberSchema('Please choose weekdays', { min: 1, max: 7 }), {
    error: 'Please choose at least one weekday',
  })
  .transform((days) => [...new Set(days)].sort((a, b) => a - b));

const isWeekdayChosen = (days: readonly number[]) => days.length > 0;

/** `day_of_week` is accepted but ignored. Source: docs/specification/back-office.md#validation. */
export const createClassSchema = withTimes(
  z.object({
    ...fields,
    instructor: createRequiredTextField(NO_INSTRUCTOR, 120),
    /** Weekdays on which the class repeats until `until_date`. Omit them for a single class. */
    weekdays: weekdays.optional(),
    until_date: z.union([z.literal(''), z.null(), day], { error: findTextProblem }).optional(),
    /** If true and `live_link` is blank, the last live link of the teacher is used. */
    use_last_link: createYesOrNoSchema('use_last_link', false),
  }),
).refine(({ weekdays: days = [], until_date }) => days.length === 0 || Boolean(until_date), {
  path: ['until_date'],
  message: MISSING,
});

const isSingleChange = (scope?: string) => scope === undefined || scope === 'this';

export const updateClassSchema = withTimes(
  z.object({
    ...fields,
    instructor: createOptionalTextField(120),
    version: rowVersionSchema,
    apply_to: z
      .enum(CHANGE_SCOPES, { error: 'Please choose which classes to change' })
      .optional()
      .describe(
        'Classes of the series that the changes apply to: only this one, this and the following ones, or all future ones',
      ),
    weekdays: weekdays.optional().describe('New weekdays of the series. Requires `until_date`.'),
    until_date: z
      .union([z.literal(''), z.null(), day], { error: findTextProblem })
      .optional()
      .describe('New last date of the series. Requires `weekdays`.'),
  }),
)
  .refine(
    ({ apply_to, weekdays: days = [], until_date }) => isSingleChange(apply_to) || !until_date || days.length > 0,
    {
      path: ['weekdays'],
      message: 'Please choose at least one weekday',
    },
  )
  .refine(
    ({ apply_to, weekdays: days = [], until_date }) =>
      isSingleChange(apply_to) || days.length === 0 || Boolean(until_date),
    {
      path: ['until_date'],
      message: MISSING,
    },
  );

export const repeatClassSchema = z.object({
  weekdays: weekdays.refine(isWeekdayChosen, 'Please choose at least one weekday'),
  until_date: day,
});

export const cancelClassSchema = z
  .object({
    cancel_reason: createOptionalTextField(300),
    translations: createTranslationsSchema('class_cancellations'),
  })
  .prefault({});

export type CancelClassInput = z.output<typeof cancelClassSchema>;

const NO_CLASS = 'Please choose at least one class';

export const cancelDaySchema = z.object({
  day,
  class_ids: z
    .array(createWholeNumberSchema(NO_CLASS), { error: NO_CLASS })
    .min(1, NO_CLASS)
    .max(100, 'Please choose at most 100 classes')
    .transform((ids) => [...new Set(ids)]),
  cancel_reason: createOptionalTextField(300),
  translations: createTranslationsSchema('class_cancellations'),
});

/** Any days of the copied week and of the target week. */
export const copyWeekSchema = z.object({ from: day, to: day });

export const excuseDaySchema = z.object({ day, reason: createRequiredTextField(MISSING, 300) });

export const excusedDaySchema = z.object({ day });

export const listClassesSchema = z.object({
  page: createOptionalWholeNumberSchema('page must be a number above 0').transform((page) => page ?? 1),
});
