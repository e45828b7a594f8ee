import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { normaliseReferralCode } from '~/domain/referrals/referral-code';

/** Longer codes are cut to this length. A valid code has eight characters. */
const MAX_CODE_LENGTH = 40;

/** Redirects the short link of an invitation to the registration with the referral code. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const query = new URLSearchParams({
    refcode: normaliseReferralCode(params.code ?? '').slice(0, MAX_CODE_LENGTH),
  });
  const language = new URL(request.url).searchParams.get('lang');
  if (language) query.set('lang', language);
  return redirect(`/register?${query}`);
}
