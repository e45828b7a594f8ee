import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { assignGroup } from '~/domain/groups/assign-group.server';
import { runGuardedAction } from '~/http/actor.server';
import { readForm } from '~/http/input.server';
import { createRedirectPage } from '~/http/pages/reminder-link-page.server';
import { CATALOGUES } from '~/i18n/catalogue';

/** There is no page at this URL. The button for the group is on the dashboard. */
export function loader() {
  return redirect('/dashboard');
}

/**
 * Assigns a place in a WhatsApp group and returns a page that forwards to WhatsApp. A redirect
 * would be blocked by the `form-action` directive of the dashboard's Content-Security-Policy
 * header.
 */
export function action(args: ActionFunctionArgs) {
  return runGuardedAction(args, { access: 'member' }, (ctx) =>
    readForm(args.request, {}, async ({ refusal }) => {
      if (refusal) throw refusal;
      const { whatsapp, openGroup } = CATALOGUES[ctx.language].member.home.community;
      const page = { language: ctx.language, title: whatsapp, text: openGroup, to: await assignGroup(ctx) };
      return createRedirectPage(page, ctx.brand);
    }),
  );
}
