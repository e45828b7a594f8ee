import type { Accent } from './content/policy';
import { DEFAULT_BATCH_TIMES } from './batches';
import { localizeRow, type LocalizedRow, type Translatable } from './translations';
import { DEFAULT_BRAND_NAMES, LANGUAGES, type Language } from '~/i18n/languages';

/** Texts of the organisation itself. Null or empty texts are not shown. */
export interface SiteTexts {
  name: string;
  /** Name below the app icon on a phone. */
  short_name: string | null;
  tagline: string | null;
  copyright: string | null;
  /** Last line of a free message to a member. */
  signature: string | null;
  founder_name: string | null;
  founder_role: string | null;
  founder_quote: string | null;
  founder_story: string | null;
  /** One name per line. */
  press: string | null;
  /** One figure per line: `22 | years in our village`. */
  figures: string | null;
  /** Number of members on the dashboard, such as `500+ members`. */
  community_claim: string | null;
}

export interface TestimonialTexts {
  name: string;
  /** The member's achievement, as a short text. */
  achievement: string | null;
  quote: string;
}

export interface TestimonialContent extends Translatable<TestimonialTexts> {
  id: number;
  age: number | null;
  /** Number of days that the member has practised. */
  days: number;
  /** Rating from 1 to 5, or null to show none. */
  stars: number | null;
  photo: string | null;
}

/**
 * Maximum number of testimonials on the home page. The landing page shows the second one or, if
 * there is only one, the first.
 */
export const MAX_TESTIMONIALS = 12;

export interface SiteContent extends Translatable<SiteTexts> {
  accent: Accent;
  /** URL of the logo, or null for the drawn one. */
  logo: string | null;
  founder_photo: string | null;
  /** Start times that members can choose, such as `06:00`, in the order of the day. */
  batch_times: readonly string[];
  testimonials: readonly TestimonialContent[];
}

export const NO_SITE_TEXTS: Omit<SiteTexts, 'name'> = {
  short_name: null,
  tagline: null,
  copyright: null,
  signature: null,
  founder_name: null,
  founder_role: null,
  founder_quote: null,
  founder_story: null,
  press: null,
  figures: null,
  community_claim: null,
};

/** The content of an installation whose staff have saved nothing yet. */
export function createDefaultSite(name: string): SiteContent {
  return {
    name,
    ...NO_SITE_TEXTS,
    translations: {},
    accent: 'indigo',
    logo: null,
    founder_photo: null,
    batch_times: DEFAULT_BATCH_TIMES,
    testimonials: [],
  };
}

/** Returns the texts of the organisation in a language. */
export function localizeSite(language: Language, site: SiteContent): LocalizedRow<SiteContent, keyof SiteTexts> {
  return localizeRow(language, 'site_settings', site);
}

/**
 * Returns the name of the organisation in each language. Without a translation it is the English
 * name; only the name of the product itself is known in every language.
 */
export function listBrandNames({ name, translations }: Pick<SiteContent, 'name' | 'translations'>) {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const own = language === 'en' ? name : translations[language]?.name;
      return [language, own ?? (name === DEFAULT_BRAND_NAMES.en ? DEFAULT_BRAND_NAMES[language] : name)];
    }),
  ) as Record<Language, string>;
}

/** Splits a text with one entry per line. Empty lines are left out. */
export function splitLines(text: string | null | undefined): string[] {
  return (text ?? '').split('\n').flatMap((line) => line.trim() || []);
}

/** Splits lines such as `22 | years in our village` into a figure and its label. */
export function splitFigures(text: string | null | undefined): { figure: string; label: string }[] {
  return splitLines(text).map((line) => {
    const [figure = '', ...label] = line.split('|');
    return { figure: figure.trim(), label: label.join('|').trim() };
  });
}
