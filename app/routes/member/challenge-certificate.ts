import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { issueCertificate } from '~/domain/challenges/issue-certificate.server';
import { DomainError } from '~/domain/errors';
import { runGuardedAction } from '~/http/actor.server';
import { redirectWithToast } from '~/http/browser/toast.server';
import { parseForm } from '~/http/input.server';
import { localizePath } from '~/i18n/languages';

export function loader() {
  return redirect('/dashboard');
}

/** Issues the certificate of a finished challenge and redirects to its page. */
export function action(args: ActionFunctionArgs) {
  return runGuardedAction(args, { access: 'member' }, async (ctx, app) => {
    await parseForm(args.request, z.object({}));
    try {
      const code = await issueCertificate(ctx);
      return redirect(localizePath(ctx.language, `/c/${code}`));
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'conflict')) throw error;
      return redirectWithToast('/dashboard', { kind: 'error', text: error.userMessage }, app);
    }
  });
}
