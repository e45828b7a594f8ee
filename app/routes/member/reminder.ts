import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { updatePreferences } from '~/domain/members/preferences.server';
import { answerReminderSchema } from '~/domain/members/schemas';
import { runGuardedAction } from '~/http/actor.server';
import { redirectWithToast } from '~/http/browser/toast.server';
import { parseForm } from '~/http/input.server';
import { t } from '~/i18n/messages/message';

export function loader() {
  return redirect('/dashboard');
}

/** Saves the answer to the question on the home page whether to be reminded of classes. */
export function action(args: ActionFunctionArgs) {
  return runGuardedAction(args, { access: 'member' }, async (ctx, app) => {
    const { reminders, ...chosen } = await parseForm(args.request, answerReminderSchema);
    const isOn = reminders === 'on';
    await updatePreferences(ctx, { ...chosen, reminders: isOn });
    const text = isOn ? t('You will be reminded of your class.') : t('You will not be reminded of your class.');
    return redirectWithToast('/dashboard', { kind: 'success', text }, app);
  });
}
