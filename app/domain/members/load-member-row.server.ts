import { loadCoalesced } from '~/lib/load-coalesced';
import type { Context } from '../context';

/** Loads a member's row. Concurrent requests share a single query; see `loadCoalesced`. */
export function loadMemberRow<Row extends { id: number }>(
  ctx: Context,
  name: string,
  memberId: number,
  readRows: (memberIds: number[]) => Promise<Row[]>,
): Promise<Row | undefined> {
  return loadCoalesced(ctx.db, name, memberId, async (memberIds) => {
    const rows = new Map((await readRows([...new Set(memberIds)])).map((row) => [row.id, row]));
    return memberIds.map((id) => rows.get(id));
  });
}
