import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { endSession } from '~/http/pages/logout.server';
import { say } from '~/i18n/messages/say';

export function loader() {
  return redirect('/dashboard');
}

export function action(args: ActionFunctionArgs) {
  return endSession(args, 'member', { to: '/login', text: say('You are logged out. See you tomorrow.') });
}
