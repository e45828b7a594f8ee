import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { logOutAndRedirect } from '~/http/login/logout.server';
import { untranslated } from '~/i18n/messages/message';

export function loader() {
  return redirect('/admin/dashboard');
}

export function action(args: ActionFunctionArgs) {
  return logOutAndRedirect(args, 'admin', { to: '/admin/login', text: untranslated('Logged out successfully') });
}
