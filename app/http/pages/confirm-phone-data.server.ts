import type { ConfirmPhoneData } from '~/components/dashboard/confirm-phone';
import type { MemberProfile } from '~/domain/members/responses';
import { findPhoneVerificationCode } from '~/domain/sessions/verify-own-phone.server';
import type { PageContext } from '~/http/context.server';
import { getCodeDeliveryWarning } from './one-time-code.server';

/** Loads the data of the phone verification card, or null if the number is already verified. */
export async function loadConfirmPhoneData(ctx: PageContext, member: MemberProfile): Promise<ConfirmPhoneData | null> {
  if (member.phone_confirmed) return null;
  return {
    phone: member.phonenumber,
    codesRefused: await getCodeDeliveryWarning(ctx),
    isAsked: (await findPhoneVerificationCode(ctx)) !== null,
  };
}
