import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { endSession } from '~/http/pages/logout.server';

export function loader() {
  return redirect('/dashboard');
}

export function action(args: ActionFunctionArgs) {
  return endSession(args, 'member', { to: '/login', text: 'You are logged out. See you tomorrow morning.' });
}
