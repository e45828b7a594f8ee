import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { openGroup } from '~/domain/groups/open-group.server';
import { memberPage } from '~/http/pages/page.server';

/** The way into the member's WhatsApp group, noted as a step of their first day. */
export function loader(args: LoaderFunctionArgs) {
  return memberPage(args, async (ctx) => {
    return redirect(await openGroup(ctx), { headers: { 'Cache-Control': 'no-store' } });
  });
}
