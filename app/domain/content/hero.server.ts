import type { HeroSection as HeroRow } from '~/db/generated/client';
import { requireAdmin } from '../admins/require-admin';
import { readCached, type Context } from '../context';
import { DomainError } from '../errors';
import { type Translatable, readTranslations } from '../translations';
import { DEFAULT_HERO } from './policy';
import type { HeroSection } from './responses';
import { canSeeInactiveContent } from './visibility';
import { untranslated } from '~/i18n/messages/message';

/**
 * Returns the banner of the home page. Only staff see the texts of an inactive banner.
 * Source: docs/rules.md#back-office.
 */
export async function getHeroSection(ctx: Context): Promise<Translatable<HeroSection>> {
  const hero = await readCached(ctx, 'hero', () => ctx.db.heroSection.findFirst({ orderBy: { id: 'asc' } }));
  if (!hero) throw new DomainError('not_found', untranslated('Hero section not found.'));
  if (!hero.is_active && !canSeeInactiveContent(ctx))
    return { ...DEFAULT_HERO, member_count: hero.member_count, id: hero.id, is_active: false, translations: {} };
  return toHeroSection(hero);
}

function toHeroSection(hero: HeroRow): Translatable<HeroSection> {
  return {
    id: hero.id,
    title: hero.title,
    hindi_title: hero.hindi_title,
    subtitle: hero.subtitle,
    button_text: hero.button_text,
    button_link: hero.button_link,
    trusted_text: hero.trusted_text,
    member_count: hero.member_count,
    is_active: hero.is_active,
    hero_image_url: hero.image_key && `/hero-image/${hero.id}?v=${encodeURIComponent(hero.image_key)}`,
    translations: readTranslations(hero.translations),
  };
}

export type HeroForEditing = Translatable<HeroSection> & { version: number };

export async function findHeroForEditing(ctx: Context): Promise<HeroForEditing | null> {
  requireAdmin(ctx, 'manage_resources');
  const hero = await ctx.db.heroSection.findFirst({ orderBy: { id: 'asc' } });
  return hero && { ...toHeroSection(hero), version: hero.version };
}

export async function getHeroImage(ctx: Context, heroId: number): Promise<{ key: string }> {
  const hero = await ctx.db.heroSection.findUnique({ where: { id: heroId }, select: { image_key: true } });
  if (!hero?.image_key) throw new DomainError('not_found', untranslated('Picture not found.'));
  return { key: hero.image_key };
}
