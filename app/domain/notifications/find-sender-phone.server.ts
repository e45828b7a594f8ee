import { toE164 } from '~/lib/phone';
import { listPhoneForms } from '~/lib/whatsapp-phone';
import type { Context } from '../context';

/**
 * Returns the phone number under which the sender of a WhatsApp message is registered, or can
 * register. A verified number comes first, so that nobody can claim the messages of a member by
 * registering another form of the number. Then comes a member with exactly the sender's number.
 */
export async function findSenderPhone(ctx: Context, sender: string): Promise<string> {
  const forms = listPhoneForms(sender);
  const registered = await ctx.db.member.findMany({
    where: { phone: { in: forms } },
    select: { phone: true, phone_proved_at: true },
  });
  return (
    forms.find((form) => registered.some(({ phone, phone_proved_at }) => phone === form && phone_proved_at)) ??
    forms.find((form) => registered.some(({ phone }) => phone === form)) ??
    forms.find((form) => toE164(form) === form) ??
    sender
  );
}
