import type { Import } from '~/db/generated/client';
import type { Context } from '../context';
import { checkFile } from './check-file.server';
import { importNextAttendances } from './import-attendances.server';
import { importNextMembers } from './import-members.server';
import { MAX_ATTEMPTS } from './policy';
import { undoNextAttendances } from './undo-attendances.server';
import { undoNextMembers } from './undo-members.server';

const FAILED =
  'This failed several times because of an unexpected error. Please try again later, or tell the technical team.';

/**
 * Runs all requested checks, imports and undos, oldest first. Returns the number of processed
 * files. If a file fails, the remaining files are still processed, and the first error is thrown at
 * the end. Source: docs/rules.md#imports.
 */
export async function runImports(ctx: Context): Promise<number> {
  let count = 0;
  const errors: unknown[] = [];
  for (let after = 0; ;) {
    const memberImport = await ctx.db.import.findFirst({
      where: { state: { in: ['checking', 'importing', 'undoing'] }, id: { gt: after } },
      orderBy: { id: 'asc' },
    });
    if (!memberImport) break;
    try {
      count += Number(await runImport(ctx, memberImport));
    } catch (err) {
      ctx.log.error({ err, importId: memberImport.id }, 'failed to run an import; continuing with the next');
      await countFailure(ctx, memberImport);
      errors.push(err);
    }
    after = memberImport.id;
  }
  if (errors.length > 0) throw errors[0];
  return count;
}

/**
 * After several failures, a check gets the state `failed`. An import or an undo gets the state
 * `stopped`, so that staff can continue it.
 */
async function countFailure(ctx: Context, { id, state }: Import): Promise<void> {
  const { count } = await ctx.db.import.updateMany({ where: { id, state }, data: { attempts: { increment: 1 } } });
  if (count === 0) return;
  await ctx.db.import.updateMany({
    where: { id, state, attempts: { gte: MAX_ATTEMPTS } },
    data: { state: state === 'checking' ? 'failed' : 'stopped', problem: FAILED },
  });
}

/** Returns false if another worker is processing the import. */
async function runImport(ctx: Context, memberImport: Import): Promise<boolean> {
  if (memberImport.state === 'checking') return checkFile(ctx, memberImport);
  const next = (memberImport.state === 'undoing' ? UNDO_SPANS : SPANS)[memberImport.kind];
  let spans = 0;
  while (await next(ctx, memberImport)) spans += 1;
  const { state } = await ctx.db.import.findUniqueOrThrow({ where: { id: memberImport.id }, select: { state: true } });
  const isDone = state !== memberImport.state;
  if (isDone && memberImport.kind === 'attendances') await ctx.enqueue('recalculate-streaks', {});
  return isDone || spans > 0;
}

const SPANS = { members: importNextMembers, attendances: importNextAttendances } as const;

const UNDO_SPANS = { members: undoNextMembers, attendances: undoNextAttendances } as const;
