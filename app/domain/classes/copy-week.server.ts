import {
  addDays,
  fromDatabaseDate,
  fromDatabaseTime,
  getMonday,
  type LocalDate,
  toDatabaseDate,
  toEndInstant,
  toInstant,
} from '~/lib/calendar';
import { untranslated } from '~/i18n/messages/message';
import type { YogaClass } from '~/db/generated/client';
import type { Transaction } from '~/db/client.server';
import { requireAdmin } from '../admins/require-admin';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createFieldConflictError, createInvalidFieldError } from '../errors';
import { readTranslations } from '../translations';
import { buildNewClassRow, pickCommonFields } from './planned-class';

const WEEK_DAYS = 7;

interface WeekPair {
  /** Any day of the week that is copied. */
  from: LocalDate;
  /** Any day of the target week. */
  to: LocalDate;
}

/** A class that would be copied, with its new date. */
interface CopiedClass {
  title: string;
  instructor: string;
  date: LocalDate;
  start_time: string;
  end_time: string;
}

export interface WeekCopy {
  copies: CopiedClass[];
  /** Classes that are not copied, because another class of the target week has the same time. */
  clashes: (CopiedClass & { other: string })[];
}

/**
 * Returns the classes that copying a week would add, and those that would clash. Cancelled and
 * imported classes are not copied. Classes of a series are not copied either, because the worker
 * creates them, nor are classes whose time in the target week is over.
 */
export async function planWeekCopy(ctx: Context, weeks: WeekPair): Promise<WeekCopy> {
  requireAdmin(ctx, ...copyWeek.permissions);
  const { copies, clashes } = await planCopies(ctx, ctx.db, weeks);
  return { copies: copies.map(toCopiedClass), clashes };
}

/**
 * Copies the classes of a week to a later week, and returns their number. Throws `invalid` if the
 * target week is not later, and `conflict` if there is nothing to copy.
 */
export async function copyWeek(ctx: Context, weeks: WeekPair): Promise<number> {
  requireAdmin(ctx, ...copyWeek.permissions);
  const to = getMonday(weeks.to);
  if (to <= getMonday(weeks.from))
    throw createInvalidFieldError('to', untranslated('Please choose a week after the one you copy'));
  return ctx.db.$transaction(async (tx) => {
    await acquireAdvisoryLock(tx, `copy week ${to}`);
    const { copies } = await planCopies(ctx, tx, weeks);
    if (copies.length === 0)
      throw createFieldConflictError('to', untranslated('There is nothing to copy into this week'));
    await tx.yogaClass.createMany({
      data: copies.map(({ row, date }) =>
        buildNewClassRow(ctx, {
          ...pickCommonFields(row),
          translations: readTranslations(row.translations),
          date,
          start_time: fromDatabaseTime(row.start_time),
          end_time: fromDatabaseTime(row.end_time),
        }),
      ),
    });
    await recordAuditEntry(ctx, tx, {
      action: 'class_week.copied',
      subject: { kind: 'class_week', id: to },
      after: { from: getMonday(weeks.from), to, classes: copies.length },
    });
    return copies.length;
  });
}

copyWeek.permissions = ['manage_classes'] as const;

interface PlannedCopy {
  row: YogaClass;
  date: LocalDate;
}

async function planCopies({ clock }: Context, db: Transaction, { from, to }: WeekPair) {
  const [source, target] = await Promise.all([
    listHeld(db, getMonday(from), WEEK_DAYS),
    // Classes over midnight can overlap a class of the day before or after the week.
    listHeld(db, addDays(getMonday(to), -1), WEEK_DAYS + 2),
  ]);
  const copies: PlannedCopy[] = [];
  const clashes: WeekCopy['clashes'] = [];
  const days = (Date.parse(getMonday(to)) - Date.parse(getMonday(from))) / 86_400_000;
  for (const row of source.filter((one) => !repeatsIn(one, getMonday(to)))) {
    const date = addDays(fromDatabaseDate(row.class_date), days);
    const copy = toCopiedClass({ row, date });
    const starts_at = toInstant(date, copy.start_time, clock.timeZone);
    if (starts_at <= clock.now()) continue;
    const ends_at = toEndInstant(date, copy, clock.timeZone);
    const other = target.find((one) => one.starts_at < ends_at && starts_at < one.ends_at);
    if (other) clashes.push({ ...copy, other: other.title });
    else copies.push({ row, date });
  }
  return { copies, clashes };
}

type HeldClass = Awaited<ReturnType<typeof listHeld>>[number];

function repeatsIn({ series }: HeldClass, monday: LocalDate): boolean {
  return series?.ended_at === null && fromDatabaseDate(series.until_date) >= monday;
}

function listHeld(db: Transaction, from: LocalDate, days: number) {
  return db.yogaClass.findMany({
    where: {
      deleted_at: null,
      cancelled_at: null,
      import_id: null,
      class_date: { gte: toDatabaseDate(from), lt: toDatabaseDate(addDays(from, days)) },
    },
    include: { series: { select: { ended_at: true, until_date: true } } },
    orderBy: [{ class_date: 'asc' }, { start_time: 'asc' }, { id: 'asc' }],
  });
}

function toCopiedClass({ row, date }: PlannedCopy): CopiedClass {
  return {
    title: row.title,
    instructor: row.instructor,
    date,
    start_time: fromDatabaseTime(row.start_time),
    end_time: fromDatabaseTime(row.end_time),
  };
}
