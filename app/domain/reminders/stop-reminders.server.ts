import { requireAdmin } from '../admins/require-admin';
import { recordAudit } from '../audit/record-audit.server';
import type { Context } from '../context';

const SUBJECT = { kind: 'reminders', id: 'all' } as const;

/** Stops the sending of all reminders. Reminders that are not sent in time expire. */
export async function stopReminders(ctx: Context): Promise<void> {
  requireAdmin(ctx, ...stopReminders.permissions);
  await ctx.db.$transaction(async (tx) => {
    const stopped = await tx.$executeRaw`
      INSERT INTO reminder_stops (stopped_at) VALUES (${ctx.clock.now()}) ON CONFLICT DO NOTHING`;
    if (stopped > 0) await recordAudit(ctx, tx, { action: 'reminders.stopped', subject: SUBJECT });
  });
}

stopReminders.permissions = ['manage_classes'] as const;

export async function resumeReminders(ctx: Context): Promise<void> {
  requireAdmin(ctx, ...resumeReminders.permissions);
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.reminderStop.updateMany({
      where: { ended_at: null },
      data: { ended_at: ctx.clock.now() },
    });
    if (count > 0) await recordAudit(ctx, tx, { action: 'reminders.resumed', subject: SUBJECT });
  });
  await ctx.enqueue('schedule-reminders', {});
}

resumeReminders.permissions = ['manage_classes'] as const;
