import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { assignGroup } from '~/domain/groups/assign-group.server';
import { runGuardedAction } from '~/http/actor.server';
import { readForm } from '~/http/input.server';
import { createForwardPage } from '~/http/pages/one-tap-page.server';
import { CATALOGUES } from '~/i18n/catalogue';

/** The button is on the dashboard. */
export function loader() {
  return redirect('/dashboard');
}

/**
 * Assigns a place and forwards to WhatsApp with a page, because the dashboard's form-action forbids
 * a redirect.
 */
export function action(args: ActionFunctionArgs) {
  return runGuardedAction(args, { access: 'member' }, (ctx) =>
    readForm(args.request, {}, async ({ refusal }) => {
      if (refusal) throw refusal;
      const { group, toGroup } = CATALOGUES[ctx.language].member.first;
      const page = { language: ctx.language, title: group, text: toGroup, to: await assignGroup(ctx) };
      return createForwardPage(page, ctx.brand);
    }),
  );
}
