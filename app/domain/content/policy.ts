import type { FileKind as StoredFileKind } from '~/db/generated/enums';
import type { Hero } from './queries.server';

/** What the home page says when the banner is missing, switched off or out of reach. Source: specification, home defaults. */
export const DEFAULT_HERO: Hero = {
  title: 'A Movement for a Healthier Nation',
  hindi_title: 'स्वस्थ राष्ट्र के लिए एक आंदोलन',
  subtitle: 'Free live yoga every morning at six. Begin from wherever you are.',
  button_text: 'Join for Free',
  button_link: '/register',
  trusted_text: 'Trusted by',
  member_count: '1.24 Crore +',
};

const MEGABYTE = 1024 * 1024;

/** The pictures that we decode at all. */
export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

/** What a kind of upload may be, and what its sender reads otherwise. */
export interface FileRule {
  contentTypes: readonly (ImageType | 'application/pdf')[];
  /** A file of exactly so many bytes is taken. */
  maxBytes: number;
  tooLarge: string;
  wrongType: string;
  /** Pictures alone: the longer side that is kept, and what it is encoded as where that is not what came. */
  picture?: { maxSide: number; encodeAs?: ImageType };
}

/** Every kind of upload. Source: specifications, validation rules; rules, files. */
export const FILE_RULES = {
  donation_screenshot: {
    contentTypes: ['image/jpeg', 'image/png'],
    maxBytes: 5 * MEGABYTE,
    tooLarge: 'File size should be less than 5MB',
    wrongType: 'Please upload only JPG, JPEG, or PNG files',
    picture: { maxSide: 2400 },
  },
  hero_image: {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 5 * MEGABYTE,
    tooLarge: 'Image size should be less than 5MB',
    wrongType: 'Please select a valid image file (JPG, PNG, WEBP)',
    picture: { maxSide: 1920, encodeAs: 'image/webp' },
  },
  diet_plan_thumbnail: {
    contentTypes: ['image/jpeg', 'image/png', 'image/webp'],
    maxBytes: 5 * MEGABYTE,
    tooLarge: 'Image size should be less than 5MB',
    wrongType: 'Please select a valid image file (JPG, PNG, WEBP)',
    picture: { maxSide: 640, encodeAs: 'image/webp' },
  },
  diet_plan_pdf: {
    contentTypes: ['application/pdf'],
    maxBytes: 20 * MEGABYTE,
    tooLarge: 'PDF size should be less than 20MB',
    wrongType: 'Please upload a PDF file',
  },
} as const satisfies Record<StoredFileKind, FileRule>;

export type FileKind = keyof typeof FILE_RULES;

/** The rule of one kind, whichever it is. */
export function fileRule(kind: FileKind): FileRule {
  return FILE_RULES[kind];
}

/** More pixels than this are not decoded. Source: rules, files. */
export const MAX_PIXELS = 40_000_000;
