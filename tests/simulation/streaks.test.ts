import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { asAdmin } from '../factories/admin';
import { testContext } from '../setup/context';
import { type Real, histories, settle } from './commands';
import { instant, type Model } from './model';

const HISTORIES = Number(process.env.HISTORIES ?? 20);
const SEED = process.env.SEED === undefined ? {} : { seed: Number(process.env.SEED) };

const worlds = {
  kind: await testContext(),
  plain: await testContext({ environment: { STREAK_KINDNESS: 'off' } }),
};
const met = new Map<string, number>();

describe.each(Object.entries(worlds))('by the %s rule', (rule, ctx) => {
  test(`${HISTORIES} histories agree with the model`, { timeout: 3_600_000 }, async () => {
    const admin = await asAdmin(ctx, ['manage_classes']);
    await fc.assert(
      fc.asyncProperty(histories, async (commands) => {
        await ctx.db.$executeRaw`DELETE FROM attendances`;
        await ctx.db.$executeRaw`DELETE FROM members`;
        await ctx.db.$executeRaw`DELETE FROM classes`;
        await ctx.db.$executeRaw`DELETE FROM excused_days`;
        const real: Real = { ctx, admin, queued: [], met };
        const model: Model = {
          now: instant('2026-01-05', 300),
          isKind: rule === 'kind',
          ...{ members: [], classes: [], excused: new Set(), owesReplay: false },
        };
        await fc.asyncModelRun(() => ({ model, real }), commands);
        await settle(model, real);
      }),
      { numRuns: HISTORIES, ...SEED },
    );
  });
});

afterAll(() => {
  const table = [...met].sort().map(([answer, times]) => `${String(times).padStart(8)}  ${answer}`);
  if (process.env.HISTORIES) process.stdout.write(`${table.join('\n')}\n`);
  expect(table.length).toBeGreaterThan(0);
});
