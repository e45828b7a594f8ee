import { DAY_NAMES, dayNameOf } from '~/lib/calendar';
import { readShared, type Context } from '../context';
import { type Translatable, translationsIn } from '../translations';
import type { Instruction } from './responses';

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

/** Can be a few seconds old. */
export async function findTodaysFocus(ctx: Context): Promise<Translatable<Instruction> | null> {
  const day = dayNameOf(ctx.clock.today());
  return (await listInstructions(ctx)).find(({ day_name }) => day_name === day) ?? null;
}
