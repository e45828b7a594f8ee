import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { setOwnGoal } from '~/domain/members/set-own-goal.server';
import { chooseGoalSchema } from '~/domain/members/schemas';
import { runGuardedAction } from '~/http/actor.server';
import { redirectWithToast } from '~/http/browser/toast.server';
import { parseForm } from '~/http/input.server';
import { t } from '~/i18n/messages/message';

export function loader() {
  return redirect('/dashboard');
}

export function action(args: ActionFunctionArgs) {
  return runGuardedAction(args, { access: 'member' }, async (ctx, app) => {
    await setOwnGoal(ctx, await parseForm(args.request, chooseGoalSchema));
    return redirectWithToast('/dashboard', { kind: 'success', text: t('Your goal is saved.') }, app);
  });
}
