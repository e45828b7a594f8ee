import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { giveConsentSchema } from '~/domain/sessions/consent-schema';
import { giveConsent } from '~/domain/sessions/give-consent.server';
import { runGuardedAction } from '~/http/actor.server';
import { parseForm } from '~/http/input.server';
import { getPathAfterLogin } from '~/http/browser/login-path.server';

export function loader() {
  return redirect('/dashboard');
}

/**
 * Records that the member agrees to the policies, and which messages an imported member wants.
 * Returns to the page that asked for consent.
 */
export function action(args: ActionFunctionArgs) {
  return runGuardedAction(args, { access: 'member' }, async (ctx) => {
    await giveConsent(ctx, await parseForm(args.request, giveConsentSchema));
    return redirect(getPathAfterLogin(args.request, 'member'));
  });
}
