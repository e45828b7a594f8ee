import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { logOutEverywhere } from '~/domain/sessions/log-out.server';
import { formAction } from '~/http/form-action.server';
import { endedSessionCookie } from '~/http/session.server';

export function loader() {
  return redirect('/profile-edit');
}

/** Ends every session of the member. */
export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'member',
    schema: z.object({}),
    handle: async ({ ctx, parts }) => {
      await logOutEverywhere(ctx);
      const cookies = [await endedSessionCookie('member', parts)];
      return { message: 'You are logged out on every device.', to: '/login', delayMs: 0, cookies };
    },
  });
}
