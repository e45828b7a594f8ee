import type { z } from 'zod';
import { untranslated } from '~/i18n/messages/message';
import { listWeeklyDates } from '~/lib/weekly-dates';
import { requireAdmin } from '../admins/require-admin';
import { addAuditedRow } from '../audit/audited-rows.server';
import type { Context } from '../context';
import { createInvalidFieldError } from '../errors';
import { CLASS_EDIT_CONFIG } from './lock-class.server';
import { buildNewClassRow, buildPlannedClass } from './planned-class';
import { startSeries } from './repeat-class.server';
import type { createClassSchema } from './schemas';
import { findLastLiveLink, requireListedTeacher } from './class-teachers.server';

type Input = z.output<typeof createClassSchema>;

/**
 * Adds a class. With `weekdays`, adds a series from the first of these weekdays on or after
 * `class_date`. Throws `invalid` if the series has no class, begins in the past or is too long.
 */
export async function createClass(ctx: Context, input: Input): Promise<{ id: number }> {
  requireAdmin(ctx, ...createClass.permissions);
  const repeat = getRepeat(ctx, input);
  return ctx.db.$transaction(async (tx) => {
    await requireListedTeacher(tx, input);
    const lastLink = input.use_last_link ? await findLastLiveLink(tx, input.instructor) : null;
    const planned = buildPlannedClass({ ...input, class_date: repeat?.first ?? input.class_date });
    const data = buildNewClassRow(ctx, { ...planned, live_link: planned.live_link ?? lastLink });
    const { id } = await addAuditedRow(ctx, tx, CLASS_EDIT_CONFIG, () => tx.yogaClass.create({ data }));
    if (repeat) await startSeries(ctx, tx, await tx.yogaClass.findUniqueOrThrow({ where: { id } }), repeat);
    return { id };
  });
}

createClass.permissions = ['manage_classes'] as const;

function getRepeat(ctx: Context, { weekdays = [], until_date, class_date }: Input) {
  if (weekdays.length === 0 || !until_date) return null;
  if (class_date < ctx.clock.today())
    throw createInvalidFieldError('class_date', untranslated('Please start the series today or later'));
  const [first] = listWeeklyDates({ weekdays, from: class_date, until: until_date });
  if (first === undefined)
    throw createInvalidFieldError(
      'until_date',
      untranslated('None of the chosen weekdays is between the first and the last date'),
    );
  return { first, weekdays, until_date };
}
