import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { logOutEverywhere } from '~/domain/sessions/log-out.server';
import { formAction } from '~/http/pages/form-action.server';
import { endedSessionCookie } from '~/http/browser/session.server';

export function loader() {
  return redirect('/profile-edit');
}

/** Ends every session of the member. */
export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'member',
    schema: z.object({}),
    handle: async ({ ctx, app }) => {
      await logOutEverywhere(ctx);
      const cookies = [await endedSessionCookie('member', app)];
      return { message: 'You are logged out on every device.', to: '/login', delayMs: 0, cookies };
    },
  });
}
