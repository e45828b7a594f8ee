import { isDatabaseDown } from '~/db/sql-state';
import type { Context } from '../context';

/**
 * The row of a member from a statement that answers for many: who asks for the same thing at the
 * same moment is asked for together, so that a busy process sends fewer statements. `thing` names
 * all that the statement depends on besides its members.
 */
export function askedTogether<Row extends { id: number }>(
  ctx: Context,
  thing: string,
  memberId: number,
  read: (memberIds: number[]) => Promise<Row[]>,
): Promise<Row | undefined> {
  const kind = { name: thing, isHopeless: isDatabaseDown };
  return ctx.gather.ask(kind, memberId, async (memberIds: number[]) => {
    const rows = new Map((await read([...new Set(memberIds)])).map((row) => [row.id, row]));
    return memberIds.map((id) => rows.get(id));
  });
}
