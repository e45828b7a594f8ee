import { toE164 } from '~/lib/phone';
import { listPhoneForms } from '~/lib/whatsapp-phone';
import type { Context } from '../context';

/**
 * Returns the phone number under which the sender of a WhatsApp message is registered, or can
 * register. A member with exactly the sender's number comes first.
 */
export async function findSenderPhone(ctx: Context, sender: string): Promise<string> {
  const forms = listPhoneForms(sender);
  const registered = await ctx.db.member.findMany({ where: { phone: { in: forms } }, select: { phone: true } });
  return (
    forms.find((form) => registered.some(({ phone }) => phone === form)) ??
    forms.find((form) => toE164(form) === form) ??
    sender
  );
}
