import type { ConfirmPhoneData } from '~/components/dashboard/confirm-phone';
import type { MemberProfile } from '~/domain/members/responses';
import { toE164 } from '~/lib/phone';
import { getCatalogue } from '~/i18n/catalogue';
import { interpolate } from '~/i18n/interpolate';
import { buildReplyLink } from '~/domain/sessions/verify-phone-by-reply.server';
import { findPhoneVerificationCode } from '~/domain/sessions/verify-own-phone.server';
import type { PageContext } from '~/http/context.server';
import { getCodeDeliveryWarning } from './one-time-code.server';

/** Loads the data of the phone verification card, or null if the number is already verified. */
export async function loadConfirmPhoneData(ctx: PageContext, member: MemberProfile): Promise<ConfirmPhoneData | null> {
  if (member.phone_confirmed) return null;
  const { replyText } = getCatalogue(ctx.language, ctx.brand).member.confirmPhone;
  const phone = toE164(member.phonenumber) ?? '';
  return {
    phone: member.phonenumber,
    codesRefused: await getCodeDeliveryWarning(ctx),
    replyLink: buildReplyLink(ctx, phone, (code) => interpolate(replyText, { code })),
    isAsked: (await findPhoneVerificationCode(ctx)) !== null,
  };
}
