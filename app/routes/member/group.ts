import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { noteGroupOpened } from '~/domain/members/first-steps.server';
import { memberPage } from '~/http/pages/page.server';

/** The way into the community's WhatsApp group; that somebody went there ticks off a step of their first day. */
export function loader(args: LoaderFunctionArgs) {
  return memberPage(args, async (ctx) => {
    await noteGroupOpened(ctx);
    return redirect(ctx.brand.whatsappGroupUrl, { headers: { 'Cache-Control': 'no-store' } });
  });
}
