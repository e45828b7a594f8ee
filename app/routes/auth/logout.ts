import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { logOutAndRedirect } from '~/http/login/logout.server';
import { t } from '~/i18n/messages/message';

export function loader() {
  return redirect('/dashboard');
}

export function action(args: ActionFunctionArgs) {
  return logOutAndRedirect(args, 'member', { to: '/login', text: t('You are logged out. See you tomorrow.') });
}
