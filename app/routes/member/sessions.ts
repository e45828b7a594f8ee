import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { logOutEverywhere } from '~/domain/sessions/log-out.server';
import { guardedAction } from '~/http/actor.server';
import { endedSessionCookie } from '~/http/browser/session.server';
import { flashToast } from '~/http/browser/toast.server';
import { say } from '~/i18n/messages/say';
import { parsedForm } from '~/http/input.server';

export function loader() {
  return redirect('/profile-edit');
}

/** Ends every session of the member. */
export function action(args: ActionFunctionArgs) {
  return guardedAction(args, { access: 'member' }, async (ctx, app) => {
    await parsedForm(args.request, z.object({}));
    await logOutEverywhere(ctx);
    const headers = new Headers();
    headers.append('Set-Cookie', await endedSessionCookie('member', app));
    const toast = { kind: 'success', text: say('You are logged out on every device.') } as const;
    headers.append('Set-Cookie', await flashToast(toast, app));
    return redirect('/login', { headers });
  });
}
