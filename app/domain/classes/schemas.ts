import { z } from 'zod';
import { addUrlScheme } from '~/lib/url-scheme';
import { isLocalDate } from '~/lib/calendar';
import { createOptionalTextField, createRequiredTextField } from '~/domain/text-fields';
import { createTranslationsSchema } from '~/domain/translations';
import { optionalWholeNumberSchema, rowVersionSchema, wholeNumberSchema } from '~/lib/whole-number';
import { yesOrNoSchema } from '~/lib/yes-or-no';
import { CLASS_TYPES, DEFAULT_CLASS_TYPE, DEFAULT_LOCATION, PARTICIPANT_LIMITS } from './policy';

const MISSING = 'Please fill in all required fields';
const NO_INSTRUCTOR = 'Please specify an instructor';
const NO_DATE = 'Please choose a day between 2020 and 2099';
const NO_TIME = 'Please give a time such as 06:00';
const NO_LINK = 'The live link must be a URL, such as https://meet.google.com/abc-defg-hij';
const NO_CAPACITY = `Max participants must be between ${PARTICIPANT_LIMITS.min} and ${PARTICIPANT_LIMITS.max}`;
const ENDS_TOO_EARLY = 'The class must end after it starts';

const day = createRequiredTextField(MISSING, 10).refine(
  (text) => isLocalDate(text) && text >= '2020-01-01' && text <= '2099-12-31',
  NO_DATE,
);

const timeOfDay = createRequiredTextField(MISSING, 8)
  .refine((text) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text), { error: NO_TIME, abort: true })
  .transform((text) => (text.length === 5 ? `${text}:00` : text));

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
  end_time: timeOfDay,
  max_participants: optionalWholeNumberSchema(NO_CAPACITY, PARTICIPANT_LIMITS).transform(
    (count) => count ?? PARTICIPANT_LIMITS.default,
  ),
  unlimited: yesOrNoSchema('unlimited', false),
  live_link: link,
  class_type: z
    .union([z.literal(''), z.null(), z.enum(CLASS_TYPES)], { error: 'Please choose a class type' })
    .optional()
    .transform((type) => type || DEFAULT_CLASS_TYPE),
  location: createOptionalTextField(120).transform((place) => place ?? DEFAULT_LOCATION),
  translations: createTranslationsSchema('classes'),
};

const endsAfterStart = {
  when: ({ start_time, end_time }: { start_time: string; end_time: string }) => end_time > start_time,
  says: { path: ['end_time'], message: ENDS_TOO_EARLY },
};

/** `day_of_week` is accepted but ignored. Source: docs/specification/back-office.md#validation. */
export const createClassSchema = z
  .object({ ...fields, instructor: createRequiredTextField(NO_INSTRUCTOR, 120) })
  .refine(endsAfterStart.when, endsAfterStart.says);

export const updateClassSchema = z
  .object({ ...fields, instructor: createOptionalTextField(120), version: rowVersionSchema })
  .refine(endsAfterStart.when, endsAfterStart.says);

/** Numbers from 1 (Monday) to 7 (Sunday). */
export const repeatClassSchema = z.object({
  weekdays: z
    .array(wholeNumberSchema('Please choose weekdays', { min: 1, max: 7 }), {
      error: 'Please choose at least one weekday',
    })
    .min(1, 'Please choose at least one weekday')
    .transform((days) => [...new Set(days)].sort((a, b) => a - b)),
  until_date: day,
});

export const cancelClassSchema = z
  .object({
    cancel_reason: createOptionalTextField(300),
    translations: createTranslationsSchema('class_cancellations'),
  })
  .prefault({});

export type CancelClassInput = z.output<typeof cancelClassSchema>;

export const excuseDaySchema = z.object({ day, reason: createRequiredTextField(MISSING, 300) });

export const excusedDaySchema = z.object({ day });

export const listClassesSchema = z.object({
  page: optionalWholeNumberSchema('page must be a number above 0').transform((page) => page ?? 1),
});
