import type { z } from 'zod';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { changePreferences } from '../members/preferences.server';
import { requireMember } from '../members/require-member';
import { getConsentVersion } from './consent-version';
import type { giveConsentSchema } from './consent-schema';

/**
 * Records that the acting member agrees to the current policies, and saves which messages an
 * imported member wants. Does nothing if `version`, which the member was shown, is not the current
 * one any more. Source: docs/rules.md#sign-up.
 */
export async function giveConsent(
  ctx: Context,
  { version, shows_messages, notices, reminders }: z.output<typeof giveConsentSchema> = {},
): Promise<void> {
  const id = requireMember(ctx);
  const current = getConsentVersion(ctx);
  if (version !== undefined && version !== current) return;
  await ctx.db.$transaction(async (tx) => {
    const { consent_version: before } = await tx.member.findUniqueOrThrow({
      where: { id },
      select: { consent_version: true },
    });
    const { count } = await tx.member.updateMany({
      where: { id, consent_version: { lt: current } },
      data: { consent_version: current, consented_at: ctx.clock.now() },
    });
    if (count === 0) return;
    if (shows_messages)
      await changePreferences(ctx, tx, id, { notices: notices === 'on', reminders: reminders === 'on' });
    await recordAuditEntry(ctx, tx, {
      action: 'member.consented',
      subject: { kind: 'member', id },
      before: { consent_version: before },
      after: { consent_version: current },
    });
  });
}
