import { type OtherLanguage, TRANSLATED_FIELD_MAX_LENGTHS } from '../translations';
import { requireAdmin } from '../admins/require-admin';
import type { Permission } from '../admins/policy';
import { DEFAULT_HERO } from '../content/policy';
import { BRAND_FIELDS, CLAIM_FIELDS } from '../content/site-settings.server';
import type { Context } from '../context';
import { HOME_LANGUAGE } from '~/i18n/languages';

export const TRANSLATED_CONTENT_PERMISSIONS = {
  class: 'manage_classes',
  instruction: 'manage_classes',
  challenge: 'manage_classes',
  teacher: 'manage_classes',
  diet_plan: 'manage_resources',
  video: 'manage_resources',
  faq: 'manage_resources',
  hero: 'manage_resources',
  brand: 'manage_resources',
  claims: 'manage_resources',
  testimonial: 'manage_resources',
  tax_law: 'manage_resources',
  policy: 'manage_resources',
  reward: 'manage_users',
} as const satisfies Record<string, Permission>;

export type TranslatedContentKind = keyof typeof TRANSLATED_CONTENT_PERMISSIONS;

export interface TranslationProgress {
  kind: TranslatedContentKind;
  texts: number;
  translated: number;
  left: { id: string; name: string; missing: number }[];
}

/**
 * Counts translated texts for each kind of content. Upcoming classes with the same text are counted
 * once, and default banner texts count as translated. A policy is counted only if staff have
 * written its newest version or a draft, because the built-in text exists in every language.
 */
export async function getTranslationProgress(ctx: Context, language: OtherLanguage): Promise<TranslationProgress[]> {
  const { permissions } = requireAdmin(ctx, ...getTranslationProgress.permissions);
  const kinds = Object.keys(TRANSLATED_CONTENT_PERMISSIONS) as TranslatedContentKind[];
  const own = kinds.filter((kind) => permissions.includes(TRANSLATED_CONTENT_PERMISSIONS[kind]));
  const { title, hindi_title, subtitle, button_text, trusted_text } = DEFAULT_HERO;
  const rows = await ctx.sql<TranslationProgress[]>`
    WITH written AS (
      SELECT 'class' AS kind, min(id)::text AS id, title AS name, translations -> ${language} AS done, ARRAY['title', 'description'] AS fields
      FROM classes WHERE class_date >= ${ctx.clock.today()}::date AND deleted_at IS NULL AND cancelled_at IS NULL
      GROUP BY title, description, translations
      UNION ALL
      SELECT 'instruction', day_name, day_name, translations -> ${language}, ARRAY['instruction'] FROM instructions
      UNION ALL
      SELECT 'challenge', id::text, title, translations -> ${language}, ARRAY['title'] FROM challenges WHERE ended_at IS NULL
      UNION ALL
      SELECT 'teacher', id::text, name, translations -> ${language}, array_remove(ARRAY['name', CASE WHEN line IS NOT NULL THEN 'line' END], NULL) FROM teachers
      UNION ALL
      SELECT 'diet_plan', id::text, title, translations -> ${language}, ARRAY['title', 'description'] FROM diet_plans
      UNION ALL
      SELECT 'video', id::text, title, translations -> ${language}, ARRAY['title', 'description'] FROM video_resources
      UNION ALL
      SELECT 'faq', id::text, question, translations -> ${language}, ARRAY['question', 'answer'] FROM faqs
      UNION ALL
      SELECT 'reward', level::text, 'Level ' || level, translations -> ${language}, ARRAY['note'] FROM rewards WHERE note IS NOT NULL
      UNION ALL
      SELECT 'hero', id::text, title, translations -> ${language}, array_remove(ARRAY[
        CASE WHEN ${language !== HOME_LANGUAGE} AND (title, hindi_title) <> (${title}, ${hindi_title}) THEN 'title' END,
        CASE WHEN subtitle NOT IN ('', ${subtitle}) THEN 'subtitle' END,
        CASE WHEN button_text <> ${button_text} THEN 'button_text' END,
        CASE WHEN trusted_text <> ${trusted_text} THEN 'trusted_text' END], NULL) FROM hero_sections
      UNION ALL
      SELECT 'brand', id::text, name, translations -> ${language}, ARRAY(
        SELECT key FROM jsonb_each_text(to_jsonb(site_settings)) WHERE key = ANY(${listTranslatedFields(BRAND_FIELDS)}::text[]) AND value <> '')
      FROM site_settings WHERE name IS NOT NULL
      UNION ALL
      SELECT 'claims', id::text, 'People and figures', translations -> ${language}, ARRAY(
        SELECT key FROM jsonb_each_text(to_jsonb(site_settings)) WHERE key = ANY(${listTranslatedFields(CLAIM_FIELDS)}::text[]) AND value <> '')
      FROM site_settings
      UNION ALL
      SELECT 'testimonial', id::text, name, translations -> ${language}, array_remove(ARRAY['name', 'quote', CASE WHEN achievement IS NOT NULL THEN 'achievement' END], NULL) FROM testimonials
      UNION ALL
      SELECT 'tax_law', to_char(applies_from, 'YYYY-MM-DD'), section_code, translations -> ${language}, ARRAY['act'] FROM tax_laws WHERE act IS NOT NULL
      UNION ALL
      SELECT 'policy', policy, policy, jsonb_build_object('text', texts -> ${language}), ARRAY['text']
      FROM policy_versions AS newest WHERE texts <> '{}'
        AND number = (SELECT max(number) FROM policy_versions WHERE policy = newest.policy)
    ), counted AS (
      SELECT kind, id, name, cardinality(fields) AS texts,
        (SELECT count(*)::int FROM unnest(fields) AS field WHERE coalesce(done ->> field, '') <> '') AS translated
      FROM written WHERE kind = ANY(${own}::text[])
    )
    SELECT kind, sum(texts)::int AS texts, sum(translated)::int AS translated,
      coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'missing', texts - translated) ORDER BY name)
        FILTER (WHERE translated < texts), '[]') AS left
    FROM counted GROUP BY kind`;
  return own.flatMap((kind) => rows.filter((row) => row.kind === kind && row.texts > 0));
}

getTranslationProgress.permissions = ['manage_classes', 'manage_resources', 'manage_users'] as const;

/** Returns the fields that have translations. Times are the same in every language. */
function listTranslatedFields(fields: readonly string[]): string[] {
  return fields.filter((field) => field in TRANSLATED_FIELD_MAX_LENGTHS.site_settings);
}
