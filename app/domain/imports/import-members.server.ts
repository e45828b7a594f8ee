import type { Import } from '~/db/generated/client';
import type { Transaction } from '~/db/client.server';
import { fromDatabaseTime, toInstant } from '~/lib/calendar';
import type { Context } from '../context';
import type { KarmaReason } from '../karma/policy';
import { getRankTitle } from '../members/policy';
import { createReferralCode } from '../referrals/policy';
import { endSpan, lockImport, readSpan, type SpanRow } from './import-span.server';

const OPENING: KarmaReason = 'opening';

/**
 * Creates the members of the next span of rows, with their opening balances, in one transaction.
 * Returns false if there is nothing left to do. Source: docs/rules.md#imports.
 */
export function importNextMembers(ctx: Context, one: Import): Promise<boolean> {
  return ctx.db.$transaction(async (tx) => {
    const locked = await lockImport(tx, one.id, 'importing');
    if (!locked) return false;
    const rows = await readSpan(tx, locked);
    const added = rows.length === 0 ? [] : await insertMembers(ctx, tx, one, rows);
    await insertOpeningKarma(ctx, tx, one, added);
    return endSpan(ctx, tx, locked, rows, new Set(added.map(({ phone }) => phone)));
  });
}

interface AddedMember {
  id: number;
  phone: string;
  karma_points: number;
}

async function insertMembers(
  ctx: Context,
  tx: Transaction,
  one: Import,
  rows: readonly SpanRow[],
): Promise<AddedMember[]> {
  const now = ctx.clock.now();
  const batches = await tx.batch.findMany();
  const batchIds = new Map(batches.map(({ id, start_time }) => [fromDatabaseTime(start_time).slice(0, 5), id]));
  const members = rows.map(({ phone, values }) => {
    const classes = Number(values.classes_before ?? 0);
    const joined = values.joined_on ? toInstant(String(values.joined_on), '00:00:00', ctx.clock.timeZone) : now;
    return {
      name: values.name,
      phone,
      email: values.email ?? null,
      gender: values.gender ?? null,
      city: values.city ?? null,
      language: values.language ?? 'en',
      batch_id: batchIds.get(String(values.batch)) ?? null,
      referral_code: createReferralCode(),
      classes,
      title: getRankTitle(classes),
      karma: Number(values.karma ?? 0),
      notices_stopped_at: values.notices === true ? null : now,
      reminders_wanted_at: values.reminders === true ? now : null,
      created_at: joined,
    };
  });
  return tx.$queryRaw<AddedMember[]>`
    INSERT INTO members (name, phone, email, gender, city, language, batch_id, referral_code, opening_classes,
      total_classes_attended, title, celebrated_title, karma_points, notices_stopped_at, reminders_wanted_at,
      reminder_answered_at, consent_version, import_id, created_at, updated_at)
    SELECT name, phone, email, gender::"Gender", city, language, batch_id, referral_code, classes, classes, title, title, karma,
      notices_stopped_at, reminders_wanted_at, reminders_wanted_at, '', ${one.id}, created_at, ${now}
    FROM jsonb_to_recordset(${JSON.stringify(members)}::jsonb) AS given (
      name text, phone text, email text, gender text, city text, language text, batch_id int, referral_code text, classes int,
      title text, karma int, notices_stopped_at timestamptz, reminders_wanted_at timestamptz, created_at timestamptz)
    WHERE NOT EXISTS (SELECT FROM phone_changes
      WHERE old_phone = given.phone AND used_at IS NULL AND expires_at > ${now})
    ON CONFLICT (phone) DO NOTHING
    RETURNING id, phone, karma_points`;
}

async function insertOpeningKarma(
  ctx: Context,
  tx: Transaction,
  one: Import,
  added: readonly AddedMember[],
): Promise<void> {
  const data = added
    .filter(({ karma_points }) => karma_points > 0)
    .map(({ id, karma_points }) => ({
      member_id: id,
      delta: karma_points,
      reason: OPENING,
      reference: `import:${one.id}`,
      created_at: ctx.clock.now(),
    }));
  if (data.length > 0) await tx.karmaEntry.createMany({ data });
}
