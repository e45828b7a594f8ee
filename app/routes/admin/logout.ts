import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { endSession } from '~/http/pages/logout.server';
import { english } from '~/i18n/messages/say';

export function loader() {
  return redirect('/admin/dashboard');
}

export function action(args: ActionFunctionArgs) {
  return endSession(args, 'admin', { to: '/admin/login', text: english('Logged out successfully') });
}
