import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { updatePreferences } from '~/domain/members/preferences.server';
import { answerPresenceSchema } from '~/domain/members/schemas';
import { runGuardedAction } from '~/http/actor.server';
import { redirectWithToast } from '~/http/browser/toast.server';
import { parseForm } from '~/http/input.server';
import { t } from '~/i18n/messages/message';

export function loader() {
  return redirect('/dashboard');
}

/** Saves the answer to the question on the home page whether friends see the member in class. */
export function action(args: ActionFunctionArgs) {
  return runGuardedAction(args, { access: 'member' }, async (ctx, app) => {
    const { show_presence } = await parseForm(args.request, answerPresenceSchema);
    const isOn = show_presence === 'on';
    await updatePreferences(ctx, { show_presence: isOn });
    const text = isOn ? t('Friends see when you are in class.') : t('Friends do not see when you are in class.');
    return redirectWithToast('/dashboard', { kind: 'success', text }, app);
  });
}
