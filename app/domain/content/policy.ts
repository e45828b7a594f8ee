import type { FileKind as StoredFileKind } from '~/db/generated/enums';
import { untranslated, type Message, t } from '~/i18n/messages/message';
import type { HeroSection } from './responses';

/** Accent colours of buttons and links. `tokens.css` defines each for the light and dark theme. */
export const ACCENTS = ['indigo', 'green', 'maroon', 'plum', 'teal'] as const;

export type Accent = (typeof ACCENTS)[number];

export type HeroContent = Omit<HeroSection, 'id' | 'is_active'>;

/**
 * Texts that are shown if the banner is missing or inactive.
 * Source: docs/specification/members.md#home-page.
 */
export const DEFAULT_HERO: HeroContent = {
  title: 'A Movement for a Healthier Nation',
  hindi_title: 'स्वस्थ राष्ट्र के लिए एक आंदोलन',
  subtitle: 'Free live yoga, every day. Begin from wherever you are.',
  button_text: 'Join for Free',
  button_link: '/register',
  trusted_text: 'Trusted by',
  member_count: '',
  hero_image_url: null,
};

const MEGABYTE = 1024 * 1024;

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

export interface FileRule {
  contentTypes: readonly (ImageType | 'application/pdf' | 'text/csv')[];
  /** Maximum size. A file of exactly this size is accepted. */
  maxBytes: number;
  tooLarge: Message;
  wrongType: Message;
  /** There is no height limit, so that a long screenshot stays readable. */
  picture?: { maxWidth: number; maxPixels: number; encodeAs?: ImageType; square?: 'crop' | 'pad' };
}

/**
 * Allowed types and sizes of uploaded files. Source: docs/specification/members.md#validation;
 * docs/rules.md#files.
 */
export const FILE_RULES = {
  donation_screenshot: {
    contentTypes: ['image/jpeg', 'image/png'],
    maxBytes: 5 * MEGABYTE,
    tooLarge: t('File size should be less than 5MB'),
    wrongType: t('Please upload only JPG, JPEG, or PNG files'),
    picture: { maxWidth: 2400, maxPixels: 16_000_000 },
  },
  hero_image: {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 5 * MEGABYTE,
    tooLarge: untranslated('Image size should be less than 5MB'),
    wrongType: untranslated('Please select a valid image file (JPG, PNG, WEBP)'),
    picture: { maxWidth: 1920, maxPixels: 4_000_000, encodeAs: 'image/webp' },
  },
  teacher_photo: {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 2 * MEGABYTE,
    tooLarge: untranslated('Image size should be less than 2MB'),
    wrongType: untranslated('Please select a valid image file (JPG, PNG, WEBP)'),
    picture: { maxWidth: 320, maxPixels: 320 * 320, encodeAs: 'image/webp', square: 'crop' },
  },
  site_logo: {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 2 * MEGABYTE,
    tooLarge: untranslated('Image size should be less than 2MB'),
    wrongType: untranslated('Please select a valid image file (JPG, PNG, WEBP)'),
    picture: { maxWidth: 512, maxPixels: 512 * 512, encodeAs: 'image/webp', square: 'pad' },
  },
  founder_photo: {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 5 * MEGABYTE,
    tooLarge: untranslated('Image size should be less than 5MB'),
    wrongType: untranslated('Please select a valid image file (JPG, PNG, WEBP)'),
    picture: { maxWidth: 800, maxPixels: 800 * 1000, encodeAs: 'image/webp' },
  },
  testimonial_photo: {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 2 * MEGABYTE,
    tooLarge: untranslated('Image size should be less than 2MB'),
    wrongType: untranslated('Please select a valid image file (JPG, PNG, WEBP)'),
    picture: { maxWidth: 160, maxPixels: 160 * 160, encodeAs: 'image/webp', square: 'crop' },
  },
  diet_plan_thumbnail: {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 5 * MEGABYTE,
    tooLarge: untranslated('Image size should be less than 5MB'),
    wrongType: untranslated('Please select a valid image file (JPG, PNG, WEBP)'),
    picture: { maxWidth: 640, maxPixels: 400_000, encodeAs: 'image/webp' },
  },
  diet_plan_pdf: {
    contentTypes: ['application/pdf'],
    maxBytes: 20 * MEGABYTE,
    tooLarge: untranslated('PDF size should be less than 20MB'),
    wrongType: untranslated('Please upload a PDF file'),
  },
  import_file: {
    contentTypes: ['text/csv'],
    maxBytes: 200 * MEGABYTE,
    tooLarge: untranslated('The file must be smaller than 200MB. Please split it.'),
    wrongType: untranslated('This is not a CSV file. In Excel, choose Save As and then CSV UTF-8.'),
  },
  /** Statements are read and not stored. */
  statement: {
    contentTypes: [],
    maxBytes: 20 * MEGABYTE,
    tooLarge: untranslated('The file must be smaller than 20 MB'),
    wrongType: untranslated('Please choose a CSV file'),
  },
} as const satisfies Record<StoredFileKind | 'statement', FileRule>;

export type FileKind = keyof typeof FILE_RULES;

export function getFileRule(kind: FileKind): FileRule {
  return FILE_RULES[kind];
}

/** Images with more pixels are not decoded. Source: docs/rules.md#files. */
export const MAX_IMAGE_PIXELS = 40_000_000;

/**
 * Sections of the home page in their default order.
 * Source: docs/specification/members.md#home-page.
 */
export const HOMEPAGE_SECTION_KEYS = [
  'hero_section',
  'trusted_by_section',
  'benefits_section',
  'exclusive_benefits',
  'call_to_action_section',
  'meet_your_trainer',
  'faq_section',
  'footer',
] as const;

export type HomepageSectionKey = (typeof HOMEPAGE_SECTION_KEYS)[number];

export const HOMEPAGE_SECTION_DESCRIPTIONS: Partial<Record<string, string>> = {
  hero_section: 'Headline, join button and member count over the rooftops',
  trusted_by_section: 'What members say about the classes',
  benefits_section: 'Inner calm, an able body, company',
  exclusive_benefits: 'Six things that come with practising here',
  call_to_action_section: 'The invitation to register, with the batch times',
  meet_your_trainer: 'The founder, in words and links',
  faq_section: 'The active questions with their answers',
  footer: 'Address, links and the three policies',
} satisfies Record<HomepageSectionKey, string>;

/** FAQ categories that staff can choose. Source: docs/specification/back-office.md#constants. */
export const FAQ_CATEGORIES = ['Getting Started', 'Practice', 'Membership', 'Classes', 'Technical', 'Other'] as const;

/** Video categories that staff can choose. Source: docs/specification/back-office.md#constants. */
export const VIDEO_CATEGORIES = ['Beginner', 'Intermediate', 'Advanced', 'Meditation', 'Breathing', 'Other'] as const;

/** Widths in pixels to which the banner image is resized on request. */
export const HERO_IMAGE_WIDTHS = [480, 960, 1600] as const;

/** Formats of the banner image. JPEG is for browsers that support neither AVIF nor WebP. */
export const HERO_IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const;

export interface HeroImageSize {
  width: (typeof HERO_IMAGE_WIDTHS)[number];
  format: (typeof HERO_IMAGE_FORMATS)[number];
}

export function buildHeroImageUrl(heroImageUrl: string, { width, format }: HeroImageSize): string {
  return `${heroImageUrl}&width=${width}&format=${format}`;
}

/**
 * Maximum number of characters of a policy in one language. A text of this length in Devanagari
 * still fits into a form of 64 KB.
 */
export const MAX_POLICY_LENGTH = 20_000;

/** Latest day from which a new version of a policy can apply, in days from today. */
export const MAX_POLICY_NOTICE_DAYS = 365;
