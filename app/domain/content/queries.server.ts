import type { Faq as FaqRow, HeroSection as HeroRow, Prisma, VideoResource as VideoRow } from '~/db/generated/client';
import { DAY_NAMES, dayNameOf } from '~/lib/calendar';
import { actingAdmin } from '../admins/acting-admin';
import { readShared, type Context } from '../context';
import { DomainError } from '../errors';
import type { Faq, HeroSection, HomepageSection, Instruction, VideoResource } from './responses';
import { FAQ_NOT_FOUND } from './faqs.server';
import { DEFAULT_HERO, SECTION_KEYS } from './policy';
import { VIDEO_NOT_FOUND } from './videos.server';
import { type Translatable, translationsIn } from '../translations';
import { english } from '~/i18n/messages/say';

export async function listInstructions(ctx: Context): Promise<Translatable<Instruction>[]> {
  return readShared(ctx, 'instructions', async () => {
    const rows = await ctx.db.instruction.findMany();
    const order = (day: string) => DAY_NAMES.findIndex((name) => name === day);
    return rows
      .toSorted((a, b) => order(a.day_name) - order(b.day_name))
      .map((row) => ({
        id: row.id,
        day_name: row.day_name,
        instruction: row.instruction,
        updated_at: row.updated_at.toISOString(),
        version: row.version,
        translations: translationsIn(row.translations),
      }));
  });
}

/** May be some seconds old. */
export async function findTodaysFocus(ctx: Context): Promise<Translatable<Instruction> | null> {
  const day = dayNameOf(ctx.clock.today());
  return (await listInstructions(ctx)).find(({ day_name }) => day_name === day) ?? null;
}

/** The oldest first; those switched off are for the back office alone. */
export async function listFaqs(ctx: Context): Promise<Translatable<Faq>[]> {
  return readShared(ctx, 'faqs', async () => {
    const rows = await ctx.db.faq.findMany({ where: shownTo(ctx), orderBy: { id: 'asc' } });
    return rows.map(faqView);
  });
}

export async function getFaq(ctx: Context, id: number): Promise<Translatable<Faq>> {
  actingAdmin(ctx, 'manage_resources');
  const row = await ctx.db.faq.findUnique({ where: { id } });
  if (!row) throw new DomainError('not_found', FAQ_NOT_FOUND);
  return faqView(row);
}

function faqView({ translations, created_at, updated_at, ...row }: FaqRow): Translatable<Faq> {
  return {
    ...row,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    translations: translationsIn(translations),
  };
}

/** The newest first; those switched off are for the back office alone. */
export async function listVideoResources(ctx: Context): Promise<Translatable<VideoResource>[]> {
  return readShared(ctx, 'videos', async () => {
    const orderBy = [{ created_at: 'desc' }, { id: 'desc' }] satisfies Prisma.VideoResourceOrderByWithRelationInput[];
    return (await ctx.db.videoResource.findMany({ where: shownTo(ctx), orderBy })).map(videoView);
  });
}

export async function getVideoResource(ctx: Context, id: number): Promise<Translatable<VideoResource>> {
  actingAdmin(ctx, 'manage_resources');
  const row = await ctx.db.videoResource.findUnique({ where: { id } });
  if (!row) throw new DomainError('not_found', VIDEO_NOT_FOUND);
  return videoView(row);
}

function videoView({ translations, created_at, updated_at, ...row }: VideoRow): Translatable<VideoResource> {
  return {
    ...row,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    translations: translationsIn(translations),
  };
}

function shownTo(ctx: Context): { is_active?: true } {
  return seesInactive(ctx) ? {} : { is_active: true };
}

function seesInactive({ actor }: Context): boolean {
  return actor.kind === 'admin' && actor.permissions.includes('manage_resources');
}

/** Its own words if switched off are for staff alone. Source: docs/rules.md#back-office. */
export async function getHeroSection(ctx: Context): Promise<Translatable<HeroSection>> {
  const hero = await readShared(ctx, 'hero', () => ctx.db.heroSection.findFirst({ orderBy: { id: 'asc' } }));
  if (!hero) throw new DomainError('not_found', english('Hero section not found.'));
  if (!hero.is_active && !seesInactive(ctx))
    return { ...DEFAULT_HERO, id: hero.id, is_active: false, translations: {} };
  return heroView(hero);
}

function heroView(hero: HeroRow): Translatable<HeroSection> {
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
    translations: translationsIn(hero.translations),
  };
}

export type HeroForEditing = Translatable<HeroSection> & { version: number };

export async function findHeroForEditing(ctx: Context): Promise<HeroForEditing | null> {
  actingAdmin(ctx, 'manage_resources');
  const hero = await ctx.db.heroSection.findFirst({ orderBy: { id: 'asc' } });
  return hero && { ...heroView(hero), version: hero.version };
}

export async function getHeroImage(ctx: Context, heroId: number): Promise<{ key: string }> {
  const hero = await ctx.db.heroSection.findUnique({ where: { id: heroId }, select: { image_key: true } });
  if (!hero?.image_key) throw new DomainError('not_found', english('Picture not found.'));
  return { key: hero.image_key };
}

export async function listActiveSections(ctx: Context): Promise<HomepageSection[]> {
  return (await readShared(ctx, 'sections', () => readSections(ctx))).filter((section) => section.is_active);
}

/** The default order as long as nobody has set up any. */
export async function listSectionKeys(ctx: Context): Promise<string[]> {
  const sections = await readShared(ctx, 'sections', () => readSections(ctx));
  if (sections.length === 0) return [...SECTION_KEYS];
  return sections.filter((section) => section.is_active).map(({ section_key }) => section_key);
}

export function listSections(ctx: Context): Promise<HomepageSection[]> {
  actingAdmin(ctx, ...listSections.permissions);
  return readSections(ctx);
}

listSections.permissions = ['manage_resources'] as const;

async function readSections(ctx: Context): Promise<HomepageSection[]> {
  const rows = await ctx.db.homepageSection.findMany({ orderBy: [{ display_order: 'asc' }, { id: 'asc' }] });
  return rows.map((row) => ({
    id: row.id,
    section_key: row.section_key,
    section_name: row.section_name,
    is_active: row.is_active,
    display_order: row.display_order,
    version: row.version,
  }));
}
