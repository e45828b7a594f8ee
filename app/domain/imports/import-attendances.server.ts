import type { Import } from '~/db/generated/client';
import type { Transaction } from '~/db/client.server';
import { toInstant } from '~/lib/calendar';
import type { Context } from '../context';
import { endSpan, lockImport, readSpan, type SpanRow } from './import-span.server';

/** Time of an imported class, because the file contains none. */
const IMPORTED_CLASS = { from: '06:00:00', to: '07:00:00' } as const;

/**
 * Creates the classes and the attendances of the next span of rows in one transaction, and
 * schedules a recalculation for their members. An imported class does not make its date a class
 * day, so no other streaks change. Returns false if there is nothing left to do.
 * Source: docs/rules.md#imports.
 */
export function importNextAttendances(ctx: Context, one: Import): Promise<boolean> {
  return ctx.db.$transaction(async (tx) => {
    const locked = await lockImport(tx, one.id, 'importing');
    if (!locked) return false;
    const rows = await readSpan(tx, locked);
    const members = await lockMembers(tx, rows);
    await insertClasses(ctx, tx, one, rows);
    const added = await insertAttendances(ctx, tx, one, rows, members);
    return endSpan(ctx, tx, locked, rows, added);
  });
}

/**
 * Locks the members in id order before the classes, in the same order as when attendance is marked.
 */
async function lockMembers(tx: Transaction, rows: readonly SpanRow[]): Promise<Map<string, number>> {
  const phones = [...new Set(rows.map(({ phone }) => phone))];
  const members = await tx.$queryRaw<{ id: number; phone: string }[]>`
    SELECT id, phone FROM members WHERE phone = ANY (${phones}::text[]) ORDER BY id FOR NO KEY UPDATE`;
  return new Map(members.map(({ id, phone }) => [phone, id]));
}

/** The teacher of an imported class is the organisation, because the file contains no teacher. */
async function insertClasses(ctx: Context, tx: Transaction, one: Import, rows: readonly SpanRow[]): Promise<void> {
  const now = ctx.clock.now();
  if (rows.length > 0)
    await tx.teacher.createMany({ data: [{ name: ctx.brand.name, import_id: one.id }], skipDuplicates: true });
  const dates = [...new Set(rows.map(({ values }) => String(values.date)))];
  const moments = dates.map((date) => ({
    date,
    starts_at: toInstant(date, IMPORTED_CLASS.from, ctx.clock.timeZone),
    ends_at: toInstant(date, IMPORTED_CLASS.to, ctx.clock.timeZone),
  }));
  const classes = rows.map(({ values }) => ({ date: values.date, title: values.title }));
  await tx.$executeRaw`
    INSERT INTO classes (title, description, class_date, start_time, end_time, starts_at, ends_at, max_participants, instructor,
      class_type, import_id, created_at, updated_at, announced_at)
    SELECT DISTINCT title, '', given.date, ${IMPORTED_CLASS.from}::time, ${IMPORTED_CLASS.to}::time, starts_at, ends_at, NULL::int,
      ${ctx.brand.name}, 'All Levels'::"ClassType", ${one.id}::int, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(classes)}::jsonb) AS given (date date, title text)
    JOIN jsonb_to_recordset(${JSON.stringify(moments)}::jsonb) AS moment (date date, starts_at timestamptz, ends_at timestamptz)
      ON moment.date = given.date
    ORDER BY given.date, title
    ON CONFLICT (class_date, title) WHERE import_id IS NOT NULL DO NOTHING`;
}

/** Returns the keys of the inserted attendances. */
async function insertAttendances(
  ctx: Context,
  tx: Transaction,
  { id: import_id }: Import,
  rows: readonly SpanRow[],
  members: ReadonlyMap<string, number>,
): Promise<Set<string>> {
  const marks = rows.flatMap(({ phone, values }) => {
    const member_id = members.get(phone);
    return member_id === undefined ? [] : [{ member_id, phone, date: values.date, title: values.title }];
  });
  const added = await tx.$queryRaw<{ member_id: number; class_id: number; class_date: Date }[]>`
    INSERT INTO attendances (member_id, class_id, class_date, marked_at, counts_for_member)
    SELECT member_id, classes.id, class_date, starts_at, true
    FROM jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) AS mark (member_id int, date date, title text)
    JOIN classes ON class_date = mark.date AND classes.title = mark.title AND import_id IS NOT NULL
    ORDER BY class_date, classes.id, member_id
    ON CONFLICT (member_id, class_date, class_id) DO NOTHING
    RETURNING member_id, class_id, class_date`;
  await tx.importedAttendance.createMany({ data: added.map((mark) => ({ ...mark, import_id })) });
  const memberIds = [...new Set(added.map(({ member_id }) => member_id))];
  await tx.$executeRaw`
    UPDATE members SET needs_recalculation = true, updated_at = ${ctx.clock.now()} WHERE id = ANY (${memberIds}::int[])`;
  const classes = await tx.yogaClass.findMany({
    where: { id: { in: [...new Set(added.map(({ class_id }) => class_id))] } },
    select: { id: true, title: true, class_date: true },
  });
  const names = new Map(
    classes.map(({ id, title, class_date }) => [id, `${class_date.toISOString().slice(0, 10)} ${title}`]),
  );
  const phones = new Map([...members].map(([phone, id]) => [id, phone]));
  return new Set(added.map(({ member_id, class_id }) => `${phones.get(member_id)} ${names.get(class_id)}`));
}
