import { z } from 'zod';
import { translationField, translationsField } from '~/domain/translations';

const version = z.int().describe('Version of the record. If an edit sends an older version, it is refused.');

const translated = { translation: translationField, translations: translationsField.optional() };

const edited = { updated_at: z.iso.datetime(), version, ...translated };

export const instructionSchema = z.object({
  id: z.int(),
  day_name: z.string(),
  instruction: z.string(),
  ...edited,
});

export type Instruction = z.infer<typeof instructionSchema>;

export const faqSchema = z.object({
  id: z.int(),
  question: z.string(),
  answer: z.string(),
  category: z.string(),
  is_active: z.boolean(),
  created_at: z.iso.datetime(),
  ...edited,
});

export type Faq = z.infer<typeof faqSchema>;

export const videoResourceSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  youtube_link: z.string(),
  category: z.string(),
  is_active: z.boolean(),
  created_at: z.iso.datetime(),
  ...edited,
});

export type VideoResource = z.infer<typeof videoResourceSchema>;

export const heroSectionSchema = z.object({
  id: z.int(),
  title: z.string(),
  hindi_title: z.string(),
  subtitle: z.string(),
  button_text: z.string(),
  button_link: z.string(),
  trusted_text: z.string(),
  member_count: z.string(),
  is_active: z.boolean(),
  hero_image_url: z
    .string()
    .nullable()
    .describe('Absolute URL. The query parameters `width` and `format` are optional.'),
  ...translated,
});

export type HeroSection = z.infer<typeof heroSectionSchema>;

/** Contact data that the footer, the policies and the dashboard show. Empty texts are not shown. */
export interface SiteContact {
  phone: string;
  address: string;
  data_protection: string;
  grievance_officer: string;
  /** One URL per line. */
  social_pages: string;
  whatsapp_group: string;
  telegram_chat: string;
}

export interface ContactSettings extends SiteContact {
  email: string | null;
  /** Phone number in E.164 format. */
  whatsapp: string | null;
  version: number;
}

export interface ContactLink {
  kind: 'whatsapp' | 'email' | 'phone';
  href: string;
  /** URL or phone number. It is not translated. */
  label: string;
}

export const homepageSectionSchema = z.object({
  id: z.int(),
  section_key: z.string(),
  section_name: z.string(),
  is_active: z.boolean(),
  display_order: z.int(),
  version,
});

export type HomepageSection = z.infer<typeof homepageSectionSchema>;
