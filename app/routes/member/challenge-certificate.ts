import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { issueCertificate } from '~/domain/challenges/issue-certificate.server';
import { DomainError } from '~/domain/errors';
import { guardedAction } from '~/http/actor.server';
import { languageOf } from '~/http/browser/language.server';
import { redirectWithToast } from '~/http/browser/toast.server';
import { parsedForm } from '~/http/input.server';
import { pathIn } from '~/i18n/languages';

export function loader() {
  return redirect('/dashboard');
}

/** Issues the certificate of a finished challenge and redirects to its page. */
export function action(args: ActionFunctionArgs) {
  return guardedAction(args, { access: 'member' }, async (ctx, app) => {
    await parsedForm(args.request, z.object({}));
    try {
      const code = await issueCertificate(ctx);
      return redirect(pathIn(await languageOf(args.request), `/c/${code}`));
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'conflict')) throw error;
      return redirectWithToast('/dashboard', { kind: 'error', text: error.said }, app);
    }
  });
}
