import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { joinChallenge } from '~/domain/challenges/join-challenge.server';
import { DomainError } from '~/domain/errors';
import { runGuardedAction } from '~/http/actor.server';
import { redirectWithToast } from '~/http/browser/toast.server';
import { parseForm } from '~/http/input.server';
import { t } from '~/i18n/messages/message';

export function loader() {
  return redirect('/dashboard');
}

export function action(args: ActionFunctionArgs) {
  return runGuardedAction(args, { access: 'member' }, async (ctx, app) => {
    await parseForm(args.request, z.object({}));
    const refused = await getRefusal(joinChallenge(ctx));
    const text = refused ?? t('You are in the challenge.');
    return redirectWithToast('/dashboard', { kind: refused ? 'error' : 'success', text }, app);
  });
}

/** Returns the error message if the member was too late, otherwise null. */
async function getRefusal(work: Promise<void>) {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'conflict') return error.userMessage;
    throw error;
  }
}
