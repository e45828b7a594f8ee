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
