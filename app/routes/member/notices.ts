import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { setOwnNotices } from '~/domain/members/own-notices.server';
import { runGuardedAction } from '~/http/actor.server';
import { redirectWithToast } from '~/http/browser/toast.server';
import { parseForm } from '~/http/input.server';
import { t } from '~/i18n/messages/message';

export function loader() {
  return redirect('/profile-edit');
}

const noticesSchema = z.object({ wanted: z.enum(['0', '1'], 'Invalid request') });

export function action(args: ActionFunctionArgs) {
  return runGuardedAction(args, { access: 'member' }, async (ctx, app) => {
    const wanted = (await parseForm(args.request, noticesSchema)).wanted === '1';
    await setOwnNotices(ctx, { wanted });
    const text = t(wanted ? 'You will get notices on WhatsApp again.' : 'You will get no more notices on WhatsApp.');
    return redirectWithToast('/profile-edit', { kind: 'success', text }, app);
  });
}
