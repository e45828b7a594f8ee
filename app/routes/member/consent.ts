import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { giveConsent } from '~/domain/sessions/give-consent.server';
import { guardedAction } from '~/http/actor.server';
import { parsedForm } from '~/http/input.server';
import { nextAddress } from '~/http/browser/login-address.server';

export function loader() {
  return redirect('/dashboard');
}

/** Agrees to the changed policies and leads back to the page that asked. */
export function action(args: ActionFunctionArgs) {
  return guardedAction(args, { access: 'member' }, async (ctx) => {
    await parsedForm(args.request, z.object({}));
    await giveConsent(ctx);
    return redirect(nextAddress(args.request, 'member'));
  });
}
