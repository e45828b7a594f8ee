import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { chooseMood } from '~/domain/ratings/choose-mood.server';
import { chooseMoodSchema } from '~/domain/ratings/schemas';
import { runGuardedAction } from '~/http/actor.server';
import { parseForm } from '~/http/input.server';

export function loader() {
  return redirect('/dashboard');
}

/** Saves how the member feels after a class. */
export function action(args: ActionFunctionArgs) {
  return runGuardedAction(args, { access: 'member' }, async (ctx) => {
    await chooseMood(ctx, await parseForm(args.request, chooseMoodSchema));
    return redirect('/dashboard');
  });
}
