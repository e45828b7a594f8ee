import type { OtherLanguage } from '../translations';
import { requireAdmin } from '../admins/require-admin';
import type { Permission } from '../admins/policy';
import { DEFAULT_HERO } from '../content/policy';
import type { Context } from '../context';

export const TRANSLATED_CONTENT_PERMISSIONS = {
  class: 'manage_classes',
  instruction: 'manage_classes',
  challenge: 'manage_classes',
  diet_plan: 'manage_resources',
  video: 'manage_resources',
  faq: 'manage_resources',
  hero: 'manage_resources',
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
 * once, and default banner texts count as translated.
 */
export async function getTranslationProgress(ctx: Context, language: OtherLanguage): Promise<TranslationProgress[]> {
  const { permissions } = requireAdmin(ctx, ...getTranslationProgress.permissions);
  const kinds = Object.keys(TRANSLATED_CONTENT_PERMISSIONS) as TranslatedContentKind[];
  const own = kinds.filter((kind) => permissions.includes(TRANSLATED_CONTENT_PERMISSIONS[kind]));
  const { subtitle, button_text, trusted_text } = DEFAULT_HERO;
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
      SELECT 'diet_plan', id::text, title, translations -> ${language}, ARRAY['title', 'description'] FROM diet_plans
      UNION ALL
      SELECT 'video', id::text, title, translations -> ${language}, ARRAY['title', 'description'] FROM video_resources
      UNION ALL
      SELECT 'faq', id::text, question, translations -> ${language}, ARRAY['question', 'answer'] FROM faqs
      UNION ALL
      SELECT 'reward', level::text, 'Level ' || level, translations -> ${language}, ARRAY['note'] FROM rewards WHERE note IS NOT NULL
      UNION ALL
      SELECT 'hero', id::text, title, translations -> ${language}, array_remove(ARRAY[
        CASE WHEN subtitle NOT IN ('', ${subtitle}) THEN 'subtitle' END,
        CASE WHEN button_text <> ${button_text} THEN 'button_text' END,
        CASE WHEN trusted_text <> ${trusted_text} THEN 'trusted_text' END], NULL) FROM hero_sections
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
