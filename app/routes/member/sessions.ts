import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { endOwnSession, logOutEverywhere } from '~/domain/sessions/log-out.server';
import { runGuardedAction } from '~/http/actor.server';
import { clearSessionCookie } from '~/http/browser/session.server';
import { redirectWithToast } from '~/http/browser/toast.server';
import { t } from '~/i18n/messages/message';
import { parseForm } from '~/http/input.server';

export function loader() {
  return redirect('/profile-edit/privacy');
}

const endedSchema = z.object({
  id: z
    .string()
    .regex(/^\d{1,9}$/, 'Invalid request')
    .transform(Number)
    .optional(),
});

/** Ends one session of the member, or all sessions if no id is given. */
export function action(args: ActionFunctionArgs) {
  return runGuardedAction(args, { access: 'member' }, async (ctx, app) => {
    const { id } = await parseForm(args.request, endedSchema);
    const headers = new Headers();
    if (id === undefined) {
      await logOutEverywhere(ctx);
      headers.append('Set-Cookie', await clearSessionCookie('member', app));
    } else await endOwnSession(ctx, id);
    const text = t(id === undefined ? 'You are logged out on every device.' : 'That device is logged out.');
    return redirectWithToast(id === undefined ? '/login' : '/profile-edit/privacy', { kind: 'success', text }, app, {
      headers,
    });
  });
}
