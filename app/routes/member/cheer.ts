import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { cheerFriend } from '~/domain/friends/cheer-friend.server';
import { cheerFriendSchema } from '~/domain/friends/schemas';
import { runGuardedAction } from '~/http/actor.server';
import { getFormPagePath } from '~/http/browser/form-page.server';
import { parseForm } from '~/http/input.server';

export function loader() {
  return redirect('/dashboard');
}

/** Cheers a friend. The form is on the home page and in the friends list. */
export function action(args: ActionFunctionArgs) {
  return runGuardedAction(args, { access: 'member' }, async (ctx) => {
    await cheerFriend(ctx, await parseForm(args.request, cheerFriendSchema));
    return redirect(getFormPagePath(args.request) ?? '/dashboard');
  });
}
