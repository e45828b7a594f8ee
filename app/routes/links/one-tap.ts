import { type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { findClassByReminderLink, joinClassByReminderLink } from '~/domain/reminders/reminder-link.server';
import { DomainError } from '~/domain/errors';
import { runGuardedAction } from '~/http/actor.server';
import { createFreshContext } from '~/http/context.server';
import { createReminderLinkPage } from '~/http/pages/reminder-link-page.server';
import { loadPublicPage } from '~/http/pages/page.server';

/**
 * Shows a page with one button, without a login. It changes nothing, because link previews request
 * the URL too.
 */
export function loader(args: LoaderFunctionArgs) {
  return loadPublicPage(args, async (ctx) =>
    createReminderLinkPage(await findClassByReminderLink(ctx, args.params.token ?? ''), ctx.brand),
  );
}

export function action(args: ActionFunctionArgs) {
  const { token = '' } = args.params;
  return runGuardedAction(args, { access: 'visitor' }, async () => {
    const ctx = await createFreshContext(args);
    try {
      const joined = await joinClassByReminderLink(ctx, token);
      if (!('to' in joined)) return createReminderLinkPage(joined, ctx.brand);
      const headers = { Location: joined.to, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
      return new Response(null, { status: 303, headers });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'rate_limited') throw error;
      return createReminderLinkPage(await findClassByReminderLink(ctx, token), ctx.brand, { isBusy: true });
    }
  });
}
