import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { requireMember } from '../members/require-member';
import { CONSENT_VERSION } from './policy';

/** Records that the acting member agrees to the current policies. Source: docs/rules.md#sign-up. */
export async function giveConsent(ctx: Context): Promise<void> {
  const id = requireMember(ctx);
  await ctx.db.$transaction(async (tx) => {
    const { consent_version: before } = await tx.member.findUniqueOrThrow({
      where: { id },
      select: { consent_version: true },
    });
    const { count } = await tx.member.updateMany({
      where: { id, consent_version: { lt: CONSENT_VERSION } },
      data: { consent_version: CONSENT_VERSION, consented_at: ctx.clock.now() },
    });
    if (count === 0) return;
    await recordAuditEntry(ctx, tx, {
      action: 'member.consented',
      subject: { kind: 'member', id },
      before: { consent_version: before },
      after: { consent_version: CONSENT_VERSION },
    });
  });
}
