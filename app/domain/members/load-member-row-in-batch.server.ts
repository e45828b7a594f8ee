import { loadInBatch } from '~/lib/load-in-batch';
import type { Context } from '../context';

/** Loads a member's row. Concurrent requests are batched into a single query; see `loadInBatch`. */
export function loadMemberRowInBatch<Row extends { id: number }>(
  ctx: Context,
  name: string,
  memberId: number,
  readRows: (memberIds: number[]) => Promise<Row[]>,
): Promise<Row | undefined> {
  return loadInBatch(ctx.db, name, memberId, async (memberIds) => {
    const rows = new Map((await readRows([...new Set(memberIds)])).map((row) => [row.id, row]));
    return memberIds.map((id) => rows.get(id));
  });
}
