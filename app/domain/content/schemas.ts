import { z } from 'zod';
import { DAY_NAMES } from '~/lib/calendar';
import { moveArrayItem } from '~/lib/move-array-item';
import { createOptionalTextField, createRequiredTextField } from '~/domain/text-fields';
import { createTranslationsSchema } from '~/domain/translations';
import {
  createOptionalWholeNumberSchema,
  rowIdSchema,
  rowVersionSchema,
  createWholeNumberSchema,
} from '~/lib/whole-number';
import { createYesOrNoSchema } from '~/lib/yes-or-no';
import { addUrlScheme } from '~/lib/url-scheme';
import { parseYoutubeVideoId } from '~/lib/youtube';
import { FAQ_CATEGORIES, HERO_IMAGE_FORMATS, HERO_IMAGE_WIDTHS, VIDEO_CATEGORIES } from './policy';

const FAQ_MISSING = 'Please fill in both question and answer fields.';
const VIDEO_MISSING = 'Please fill in all required fields (title, description, and YouTube link).';
const NO_VIDEO = 'Please enter a valid YouTube URL.';
const NO_UPDATES = 'updates must be a list of sections, each with its id and is_active';

const is_active = createYesOrNoSchema('is_active', true);
const switchOff = createYesOrNoSchema('is_active', false);

function createCategorySchema<const Names extends readonly [string, ...string[]]>(
  names: Names,
  missing: Names[number],
) {
  return z
    .union([z.literal(''), z.null(), z.enum(names)], { error: 'Please choose a category' })
    .optional()
    .transform((category) => category || missing);
}

/** Validates the form that adds an FAQ. Source: docs/specification/back-office.md#validation. */
export const createFaqSchema = z.object({
  question: createRequiredTextField(FAQ_MISSING, 300),
  answer: createRequiredTextField(FAQ_MISSING, 4000),
  category: createCategorySchema(FAQ_CATEGORIES, 'Other'),
  is_active,
  translations: createTranslationsSchema('faqs'),
});

export const updateFaqSchema = createFaqSchema.extend({ version: rowVersionSchema });

/** An unchecked checkbox is not sent, so a missing field means false. */
export const faqFormSchema = updateFaqSchema.extend({ is_active: switchOff });

/** Validates the form that adds a video. Source: docs/specification/back-office.md#constants. */
export const createVideoSchema = z.object({
  title: createRequiredTextField(VIDEO_MISSING, 200),
  description: createRequiredTextField(VIDEO_MISSING, 1000),
  youtube_link: createRequiredTextField(VIDEO_MISSING, 500)
    .transform(addUrlScheme)
    .refine((link) => parseYoutubeVideoId(link) !== null, NO_VIDEO),
  category: createCategorySchema(VIDEO_CATEGORIES, 'Beginner'),
  is_active,
  translations: createTranslationsSchema('video_resources'),
});

export const updateVideoSchema = createVideoSchema.extend({ version: rowVersionSchema });
export const videoFormSchema = updateVideoSchema.extend({ is_active: switchOff });

/**
 * Validates the form for the instruction of a weekday, which members see as the focus of the day.
 * Source: docs/specification/back-office.md#validation.
 */
export const updateInstructionSchema = z.object({
  day_name: z.enum(DAY_NAMES, { error: 'Please choose a day from Monday to Sunday' }),
  instruction: createRequiredTextField('Instruction cannot be empty', 2000),
  translations: createTranslationsSchema('instructions'),
  /** The version is 0 if the day has no texts yet. */
  version: createOptionalWholeNumberSchema('version must be a whole number', { min: 0 }),
});

export const deleteRowSchema = z.object({ id: rowIdSchema });

const sectionUpdate = z.object(
  {
    id: rowIdSchema,
    is_active: z
      .union([z.boolean(), z.literal(0), z.literal(1)], { error: 'is_active must be true or false' })
      .transform(Boolean),
    display_order: createWholeNumberSchema('display_order must be a number from 1 to 1000', { max: 1000 }).optional(),
    version: rowVersionSchema,
  },
  { error: NO_UPDATES },
);

/**
 * Validates the order and the visibility of the home page sections.
 * Source: docs/specification/back-office.md#calls.
 */
export const saveSectionsSchema = z.object({
  updates: z
    .array(sectionUpdate, { error: NO_UPDATES })
    .min(1, NO_UPDATES)
    .max(100, NO_UPDATES)
    .refine((updates) => new Set(updates.map(({ id }) => id)).size === updates.length, 'A section is named twice'),
});

export const sectionsFormSchema = z
  .object({
    order: z.array(rowIdSchema, { error: NO_UPDATES }).min(1, NO_UPDATES).max(100, NO_UPDATES),
    versions: z.array(createWholeNumberSchema('versions must be numbers')),
    active: z.array(rowIdSchema).default([]),
    /**
     * Value of the move buttons in browsers without JavaScript. It moves one section by one
     * position and saves all sections.
     */
    move: z
      .string()
      .regex(/^(up|down):\d{1,9}$/, 'Unknown move')
      .optional(),
  })
  .transform(({ order, versions, active, move }) => {
    const [way, id] = move?.split(':') ?? [];
    const moved = way ? moveArrayItem(order, order.indexOf(Number(id)), way === 'up' ? -1 : 1) : order;
    return {
      updates: moved.map((one, index) => ({
        id: one,
        is_active: active.includes(one),
        display_order: index + 1,
        version: versions[order.indexOf(one)],
      })),
    };
  });

const isOwnOrSecure = (link: string) =>
  /^\/(?![/\\])/.test(link) || (URL.canParse(link) && new URL(link).protocol === 'https:');
const BAD_BUTTON_LINK = 'The button link must be a page of this site, such as /register, or begin with https://';

export const updateHeroSchema = z.object({
  title: createRequiredTextField('Please enter a title', 120),
  subtitle: createOptionalTextField(300).transform((text) => text ?? ''),
  button_text: createRequiredTextField('Please enter the button text', 40),
  member_count: createRequiredTextField('Please enter the member count', 60),
  hindi_title: createOptionalTextField(120),
  button_link: createOptionalTextField(500).refine(
    (link) => link === undefined || isOwnOrSecure(link),
    BAD_BUTTON_LINK,
  ),
  trusted_text: createOptionalTextField(60),
  translations: createTranslationsSchema('hero_sections'),
  is_active: z.union([z.undefined(), switchOff]),
  version: rowVersionSchema,
});

export const heroFormSchema = updateHeroSchema.extend({
  id: rowIdSchema,
  hindi_title: createRequiredTextField('Please enter the Hindi title', 120),
  button_link: createRequiredTextField('Please enter the button link', 500).refine(isOwnOrSecure, BAD_BUTTON_LINK),
  trusted_text: createRequiredTextField('Please enter the trusted line', 60),
  is_active: switchOff,
});

export const uploadHeroImageSchema = z.object({
  title: createOptionalTextField(120).optional(),
  member_count: createOptionalTextField(60).optional(),
});

export const heroPictureSchema = z.object({
  heroId: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
  width: z.coerce.number().pipe(z.literal(HERO_IMAGE_WIDTHS)).default(1600),
  format: z.enum(HERO_IMAGE_FORMATS).default('jpeg'),
});
