import type { z } from 'zod';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { SqlTag, Transaction } from '~/db/client.server';
import type { Context } from '../context';
import type { Language } from '~/i18n/languages';
import { setMemberNotices } from '../notifications/set-notices.server';
import { openTransactionSql } from '../transaction-sql.server';
import { findBatchId } from '../batches.server';
import { createLoggedOutError, requireMember } from './require-member';
import type { Preferences } from './responses';
import type { updatePreferencesSchema } from './schemas';

interface PreferenceRow {
  reminders_wanted_at: Date | null;
  reminder_answered_at: Date | null;
  reminder_minutes: number;
  language: string;
  notices_stopped_at: Date | null;
  batch: string | null;
  shows_short_name: boolean;
  shows_presence: boolean;
  presence_answered_at: Date | null;
}

/** Returns the acting member's settings for messages and reminders. */
export async function getOwnPreferences(ctx: Context): Promise<Preferences> {
  return toPreferences(await readPreferences(ctx.sql, requireMember(ctx)));
}

async function readPreferences(sql: SqlTag, memberId: number): Promise<PreferenceRow> {
  const [row] = await sql<PreferenceRow[]>`
    SELECT reminders_wanted_at, reminder_answered_at, reminder_minutes, language, notices_stopped_at, shows_short_name,
      shows_presence, presence_answered_at,
      to_char(batches.start_time, 'HH24:MI') AS batch
    FROM members LEFT JOIN batches ON batches.id = members.batch_id WHERE members.id = ${memberId}`;
  // The member may have been deleted since the session was checked.
  if (!row) throw createLoggedOutError();
  return row;
}

/**
 * Changes the given settings of the acting member. Settings that are not given stay the same.
 * Source: docs/rules.md#reminders.
 */
export async function updatePreferences(
  ctx: Context,
  input: z.output<typeof updatePreferencesSchema>,
): Promise<Preferences> {
  const id = requireMember(ctx);
  return ctx.db.$transaction((tx) => changePreferences(ctx, tx, id, input));
}

/** Changes the given settings of a member in a transaction of another command. */
export async function changePreferences(
  ctx: Context,
  tx: Transaction,
  id: number,
  {
    reminders,
    minutes_before,
    language,
    notices,
    batch,
    short_name,
    show_presence,
  }: z.output<typeof updatePreferencesSchema>,
): Promise<Preferences> {
  const now = ctx.clock.now();
  await tx.$queryRaw`SELECT id FROM members WHERE id = ${id} FOR NO KEY UPDATE`;
  const before = await readPreferences(openTransactionSql(tx), id);
  if (reminders === false) await tx.pushSubscription.deleteMany({ where: { member_id: id } });
  if (notices !== undefined) await setMemberNotices(tx, { id }, notices ? null : now);
  await tx.member.update({
    where: { id },
    data: {
      ...(reminders === undefined
        ? {}
        : {
            reminders_wanted_at: reminders ? (before.reminders_wanted_at ?? now) : null,
            reminder_answered_at: before.reminder_answered_at ?? now,
          }),
      ...(minutes_before === undefined ? {} : { reminder_minutes: minutes_before }),
      ...(language === undefined ? {} : { language }),
      ...(short_name === undefined ? {} : { shows_short_name: short_name }),
      ...(show_presence === undefined
        ? {}
        : { shows_presence: show_presence, presence_answered_at: before.presence_answered_at ?? now }),
      // A form sends the current batch again, which staff may have removed in the meantime.
      ...(batch === undefined || batch === before.batch ? {} : { batch_id: await findBatchId(tx, batch) }),
    },
  });
  const after = await readPreferences(openTransactionSql(tx), id);
  const changed = { before: { ...toPreferences(before) }, after: { ...toPreferences(after) } };
  if (JSON.stringify(changed.before) !== JSON.stringify(changed.after))
    await recordAuditEntry(ctx, tx, {
      action: 'member.preferences_changed',
      subject: { kind: 'member', id },
      ...changed,
    });
  return toPreferences(after);
}

function toPreferences(row: PreferenceRow): Preferences {
  return {
    reminders: row.reminders_wanted_at !== null,
    reminders_since: row.reminders_wanted_at?.toISOString() ?? null,
    minutes_before: row.reminder_minutes,
    language: row.language as Language,
    notices: row.notices_stopped_at === null,
    batch: row.batch,
    short_name: row.shows_short_name,
    show_presence: row.shows_presence,
  };
}
