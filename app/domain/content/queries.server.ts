import { DAY_NAMES, dayNameOf } from '~/lib/calendar';
import type { Context } from '../context';

export interface Instruction {
  id: number;
  day_name: string;
  instruction: string;
  updated_at: string;
}

/** The week's instructions from Monday to Sunday. */
export async function listInstructions(ctx: Context): Promise<Instruction[]> {
  const rows = await ctx.db.instruction.findMany();
  const order = (day: string) => DAY_NAMES.findIndex((name) => name === day);
  return rows
    .sort((a, b) => order(a.dayName) - order(b.dayName))
    .map((row) => ({
      id: row.id,
      day_name: row.dayName,
      instruction: row.instruction,
      updated_at: row.updatedAt.toISOString(),
    }));
}

/** Today's instruction, or null when the day has none. */
export async function findTodaysFocus(ctx: Context): Promise<string | null> {
  const found = await ctx.db.instruction.findUnique({
    where: { dayName: dayNameOf(ctx.clock.today()) },
    select: { instruction: true },
  });
  return found?.instruction ?? null;
}

export interface Faq {
  id: number;
  question: string;
  answer: string;
  category: string;
  is_active: boolean;
}

/** The questions and answers, the oldest first; those switched off are for the back office alone. */
export async function listFaqs(ctx: Context): Promise<Faq[]> {
  const rows = await ctx.db.faq.findMany({ where: shownTo(ctx), orderBy: { id: 'asc' } });
  return rows.map(({ id, question, answer, category, isActive }) => ({
    id,
    question,
    answer,
    category,
    is_active: isActive,
  }));
}

export interface VideoResource {
  id: number;
  title: string;
  description: string;
  youtube_link: string;
  category: string;
  is_active: boolean;
  created_at: string;
  updated_at: string;
}

/** The videos, the newest first; those switched off are for the back office alone. */
export async function listVideoResources(ctx: Context): Promise<VideoResource[]> {
  const rows = await ctx.db.videoResource.findMany({
    where: shownTo(ctx),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    description: row.description,
    youtube_link: row.youtubeLink,
    category: row.category,
    is_active: row.isActive,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }));
}

function shownTo({ actor }: Context): { isActive?: true } {
  return actor.kind === 'admin' && actor.permissions.includes('manage_resources') ? {} : { isActive: true };
}

export interface Hero {
  title: string;
  hindi_title: string;
  subtitle: string;
  button_text: string;
  button_link: string;
  trusted_text: string;
  member_count: string;
}

/** The banner of the public home page, or null when there is none or it is switched off. */
export async function findHero(ctx: Context): Promise<Hero | null> {
  const hero = await ctx.db.heroSection.findFirst({ where: { isActive: true }, orderBy: { id: 'asc' } });
  if (!hero) return null;
  return {
    title: hero.title,
    hindi_title: hero.hindiTitle,
    subtitle: hero.subtitle,
    button_text: hero.buttonText,
    button_link: hero.buttonLink,
    trusted_text: hero.trustedText,
    member_count: hero.memberCount,
  };
}
