import type { Import } from '~/db/generated/client';
import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { lockImport } from './import-span.server';
import { IMPORT_SPAN } from './policy';
import { endUndoSpan } from './undo-span.server';

interface ImportedMember {
  id: number;
  phone: string;
  /** False if the member row shows that the account was used. */
  is_unused: boolean;
}

/**
 * Removes the unused members of the next span of an import in one transaction. Members are kept if
 * they have verified their phone or requested a code, or if other tables contain rows about them.
 * Returns false if there is nothing left to do. Source: docs/rules.md#imports.
 */
export function undoNextMembers(ctx: Context, one: Import): Promise<boolean> {
  return ctx.db.$transaction(async (tx) => {
    const locked = await lockImport(tx, one.id, 'undoing');
    if (!locked) return false;
    const span = await lockSpan(tx, locked);
    const unused = span.length === 0 ? [] : await listUnused(tx, span);
    await removeMembers(tx, unused);
    return endUndoSpan(ctx, tx, locked, {
      isLast: span.length < IMPORT_SPAN,
      progress: { done_to_member_id: span.at(-1)?.id ?? locked.done_to_member_id },
      undone: unused.length,
      kept: span.length - unused.length,
    });
  });
}

function lockSpan(tx: Transaction, { id, done_to_member_id }: Import): Promise<ImportedMember[]> {
  return tx.$queryRaw<ImportedMember[]>`
    SELECT id, phone, phone_proved_at IS NULL AND suspended_at IS NULL AND total_days_attended = 0 AS is_unused
    FROM members WHERE import_id = ${id} AND id > ${done_to_member_id} ORDER BY id LIMIT ${IMPORT_SPAN} FOR UPDATE`;
}

/**
 * Each table is searched by the ids of the span. An anti-join with `members` would let PostgreSQL
 * read all imported members or all karma for each span, because its statistics of new rows are old.
 */
async function listUnused(tx: Transaction, span: readonly ImportedMember[]): Promise<number[]> {
  const unused = span.filter(({ is_unused }) => is_unused);
  const [ids, phones] = [unused.map(({ id }) => id), unused.map(({ phone }) => phone)];
  const used = await tx.$queryRaw<{ id: number }[]>`
    SELECT member_id AS id FROM attendances WHERE member_id = ANY (${ids}::int[])
    UNION SELECT member_id FROM sessions WHERE member_id = ANY (${ids}::int[])
    UNION SELECT given.id FROM unnest(${ids}::int[], ${phones}::text[]) AS given (id, phone) JOIN otp_codes USING (phone)
      WHERE purpose IN ('login', 'password_reset', 'phone_change', 'phone_proof')
    UNION SELECT member_id FROM karma_entries WHERE member_id = ANY (${ids}::int[]) AND reason <> 'opening'
    UNION SELECT member_id FROM donations WHERE member_id = ANY (${ids}::int[])
    UNION SELECT referrer_id FROM referrals WHERE referrer_id = ANY (${ids}::int[])
    UNION SELECT friend_id FROM referrals WHERE friend_id = ANY (${ids}::int[])
    UNION SELECT member_id FROM diet_plans WHERE member_id = ANY (${ids}::int[])
    UNION SELECT member_id FROM streak_pauses WHERE member_id = ANY (${ids}::int[])
    UNION SELECT member_id FROM phone_moves WHERE member_id = ANY (${ids}::int[])
    UNION SELECT member_id FROM admins WHERE member_id = ANY (${ids}::int[])`;
  const usedIds = new Set(used.map(({ id }) => id));
  return ids.filter((id) => !usedIds.has(id));
}

/**
 * For each deleted member, PostgreSQL runs one statement per foreign key. Without this setting, it
 * plans the statement for the attendance partitions each time, which takes longer than all other
 * work.
 */
async function removeMembers(tx: Transaction, ids: number[]): Promise<void> {
  await tx.outboxMessage.deleteMany({ where: { member_id: { in: ids } } });
  await tx.reminder.deleteMany({ where: { member_id: { in: ids } } });
  await tx.$executeRaw`SET LOCAL plan_cache_mode = force_generic_plan`;
  await tx.$executeRaw`DELETE FROM members WHERE id = ANY (${ids}::int[])`;
}
