import { DAY_NAMES, getDayName } from '~/lib/calendar';
import { readCached, type Context } from '../context';
import { type Translatable, readTranslations } from '../translations';
import type { Instruction } from './responses';

export async function listInstructions(ctx: Context): Promise<Translatable<Instruction>[]> {
  return readCached(ctx, 'instructions', async () => {
    const rows = await ctx.db.instruction.findMany();
    const getDayIndex = (day: string) => DAY_NAMES.findIndex((name) => name === day);
    return rows
      .toSorted((a, b) => getDayIndex(a.day_name) - getDayIndex(b.day_name))
      .map((row) => ({
        id: row.id,
        day_name: row.day_name,
        instruction: row.instruction,
        updated_at: row.updated_at.toISOString(),
        version: row.version,
        translations: readTranslations(row.translations),
      }));
  });
}

/** Returns today's focus text, or null if there is none. The data can be a few seconds old. */
export async function findTodaysFocus(ctx: Context): Promise<Translatable<Instruction> | null> {
  const day = getDayName(ctx.clock.today());
  return (await listInstructions(ctx)).find(({ day_name }) => day_name === day) ?? null;
}
