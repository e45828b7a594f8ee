import { z } from 'zod';
import { createOptionalTextField, createRequiredTextField } from '~/domain/text-fields';
import { createTranslationsSchema } from '~/domain/translations';
import { createOptionalWholeNumberSchema, rowVersionSchema, createWholeNumberSchema } from '~/lib/whole-number';
import { toPlainDigits } from '~/lib/digits';
import { parseTimeOfDay } from '~/lib/time-range';
import { MAX_BATCH_TIMES } from '../batches';
import { ACCENTS } from './policy';

/** The version is 0 before the first save. */
const version = createOptionalWholeNumberSchema('version must be a whole number', { min: 0 });

const tick = z.literal('on', 'Invalid request').optional();

export const brandFormSchema = z.object({
  name: createRequiredTextField('Please enter the name', 40),
  short_name: createOptionalTextField(12),
  tagline: createOptionalTextField(120),
  copyright: createOptionalTextField(120),
  signature: createOptionalTextField(80),
  accent: z.enum(ACCENTS, 'Please choose a colour'),
  remove_logo: tick,
  translations: createTranslationsSchema('site_settings'),
  version,
});

const FIGURE_LINE = /^[^|]{1,20}\|[^|]{1,80}$/;

const figures = createOptionalTextField(600).refine(
  (text) => text === undefined || text.split('\n').every((line) => line.trim() === '' || FIGURE_LINE.test(line.trim())),
  'Write one figure per line, such as: 22 | years in our village',
);

/** Start times with AM or PM after each of them, or none of them, so that 8:00 is not ambiguous. */
const batchTimes = createRequiredTextField('Please enter the start times of the batches', 200).transform(
  (text, check) => {
    const typed = toPlainDigits(text)
      .split(',')
      .flatMap((time) => time.trim() || []);
    const times = typed.flatMap((time) => parseTimeOfDay(time) ?? []);
    const halves = typed.filter((time) => /[ap]\.?m?\.?$/i.test(time)).length;
    if (typed.length === 0 || times.length < typed.length || (halves > 0 && halves < typed.length))
      check.addIssue({ code: 'custom', message: 'Write times such as: 6:00 AM, 7:00 AM, 6:00 PM' });
    const different = [...new Set(times)].toSorted();
    if (halves === 0 && different.length < times.length)
      check.addIssue({ code: 'custom', message: 'Write AM or PM after each time' });
    if (different.length > MAX_BATCH_TIMES)
      check.addIssue({ code: 'custom', message: `Please enter up to ${MAX_BATCH_TIMES} times` });
    return different;
  },
);

export const claimsFormSchema = z
  .object({
    founder_name: createOptionalTextField(80),
    founder_role: createOptionalTextField(80),
    founder_quote: createOptionalTextField(300),
    founder_story: createOptionalTextField(1000),
    remove_photo: tick,
    press: createOptionalTextField(600),
    figures,
    community_claim: createOptionalTextField(40),
    batch_times: batchTimes,
    translations: createTranslationsSchema('site_settings'),
    version,
  })
  .superRefine(({ translations }, ctx) => {
    for (const [language, texts] of Object.entries(translations ?? {})) {
      const parsed = figures.safeParse(texts.figures);
      for (const { message } of parsed.error?.issues ?? [])
        ctx.addIssue({ code: 'custom', message, path: ['translations', language, 'figures'] });
    }
  });

export const createTestimonialSchema = z.object({
  name: createRequiredTextField('Please enter the name', 80),
  age: createOptionalWholeNumberSchema('Please enter an age from 18 to 120', { min: 18, max: 120 }),
  days: createWholeNumberSchema('Please enter the number of days', { min: 1, max: 100_000 }),
  achievement: createOptionalTextField(80),
  quote: createRequiredTextField('Please enter what the member says', 500),
  stars: createOptionalWholeNumberSchema('Please enter 1 to 5 stars', { min: 1, max: 5 }),
  translations: createTranslationsSchema('testimonials'),
});

export const testimonialFormSchema = createTestimonialSchema.extend({
  version: rowVersionSchema,
  remove_photo: tick,
});
