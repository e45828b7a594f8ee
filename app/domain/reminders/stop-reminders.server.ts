import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';

const SUBJECT = { kind: 'reminders', id: 'all' } as const;

/** Stops the sending of all reminders. Reminders that are not sent in time expire. */
export async function stopAllReminders(ctx: Context): Promise<void> {
  requireAdmin(ctx, ...stopAllReminders.permissions);
  await ctx.db.$transaction(async (tx) => {
    const stopped = await tx.$executeRaw`
      INSERT INTO reminder_stops (stopped_at) VALUES (${ctx.clock.now()}) ON CONFLICT DO NOTHING`;
    if (stopped > 0) await recordAuditEntry(ctx, tx, { action: 'reminders.stopped', subject: SUBJECT });
  });
}

stopAllReminders.permissions = ['manage_classes'] as const;

export async function resumeAllReminders(ctx: Context): Promise<void> {
  requireAdmin(ctx, ...resumeAllReminders.permissions);
  await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.reminderStop.updateMany({
      where: { ended_at: null },
      data: { ended_at: ctx.clock.now() },
    });
    if (count > 0) await recordAuditEntry(ctx, tx, { action: 'reminders.resumed', subject: SUBJECT });
  });
  await ctx.enqueue('schedule-reminders', {});
}

resumeAllReminders.permissions = ['manage_classes'] as const;
