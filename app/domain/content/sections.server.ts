import { requireAdmin } from '../admins/require-admin';
import { readCached, type Context } from '../context';
import { HOMEPAGE_SECTION_KEYS } from './policy';
import type { HomepageSection } from './responses';

export async function listActiveHomepageSections(ctx: Context): Promise<HomepageSection[]> {
  return (await readCached(ctx, 'sections', () => readSections(ctx))).filter((section) => section.is_active);
}

/**
 * Lists the sections of the home page in their saved order, or in the default order if none was
 * saved.
 */
export async function listHomepageSectionKeys(ctx: Context): Promise<string[]> {
  const sections = await readCached(ctx, 'sections', () => readSections(ctx));
  if (sections.length === 0) return [...HOMEPAGE_SECTION_KEYS];
  return sections.filter((section) => section.is_active).map(({ section_key }) => section_key);
}

export function listHomepageSections(ctx: Context): Promise<HomepageSection[]> {
  requireAdmin(ctx, ...listHomepageSections.permissions);
  return readSections(ctx);
}

listHomepageSections.permissions = ['manage_resources'] as const;

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
