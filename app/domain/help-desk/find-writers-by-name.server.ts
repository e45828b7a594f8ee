import { buildIndexedNameCondition } from '../admins/name-search';
import type { Context } from '../context';

/** Maximum number of members whose messages are found by name. */
const MAX_NAMED = 5_000;

/**
 * Finds members who wrote to us. Only they are matched by name, because a condition on the name of
 * each message would be slow.
 */
export async function findWritersByName({ db }: Context, search: string): Promise<{ id: number; phone: string }[]> {
  if (!/\p{L}/u.test(search)) return [];
  const values: unknown[] = [];
  const named = buildIndexedNameCondition('name', search, (value) => `$${values.push(value)}`);
  // Safe from SQL injection: the SQL consists of our own constants, and values are passed as
  // numbered parameters.
  return db.$queryRawUnsafe(
    `SELECT id, phone FROM members WHERE ${named} AND EXISTS (SELECT FROM inbound_messages
      WHERE member_id = members.id OR (member_id IS NULL AND inbound_messages.phone = members.phone)) LIMIT ${MAX_NAMED}`,
    ...values,
  );
}
