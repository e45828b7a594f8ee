import type { Transaction } from '~/db/client.server';
import { parseLanguage } from '~/i18n/languages';
import type { Context } from '../context';
import { addToOutbox } from '../notifications/outbox.server';
import { getTaxDetailsUrl } from './tax-details-url';

/**
 * Adds a message to the outbox that the details have changed, without the details. Returns its id,
 * or null if the donor cannot get it.
 */
export async function queueCorrectionMessage(
  ctx: Context,
  tx: Transaction,
  memberId: number,
  recordId: number,
): Promise<number | null> {
  if (!ctx.reminders.sendsDonorCorrections) return null;
  const [{ version }, member] = [
    await tx.donorRecord.findUniqueOrThrow({ where: { id: recordId }, select: { version: true } }),
    await tx.member.findUniqueOrThrow({
      where: { id: memberId },
      select: { name: true, phone: true, language: true, phone_proved_at: true, notices_stopped_at: true },
    }),
  ];
  if (!member.phone_proved_at || member.notices_stopped_at) return null;
  return addToOutbox(ctx, tx, {
    event_key: `donor-details-corrected:${recordId}:${version}`,
    phone: member.phone,
    member_id: memberId,
    template: 'donor_details_corrected',
    variables: { 1: member.name, 2: getTaxDetailsUrl(ctx, parseLanguage(member.language)) },
  });
}
