import type { LoaderFunctionArgs } from '@remix-run/node';
import type { Actor, Context } from '~/domain/context';
import { DomainError } from '~/domain/errors';
import { getPlanFile } from '~/domain/plans/queries.server';
import { partsOf } from './context.server';
import { publicPage } from './page.server';
import { actorByCookie } from './session.server';

/** A plan's PDF, to be saved, or its cover, for the member or the admin of this browser, or by an address that was signed. */
export function planFileResponse(args: LoaderFunctionArgs): Promise<Response> {
  return publicPage(args, async (visitor) => {
    const { planId = '', file: kind } = args.params;
    if (!/^\d{1,9}$/.test(planId) || (kind !== 'pdf' && kind !== 'cover'))
      throw new DomainError('not_found', 'File not found.');
    const ctx = { ...visitor, actor: await readerOf(args, visitor) };
    const query = new URL(args.request.url).searchParams;
    const { bytes, contentType, name } = await getPlanFile(ctx, { planId: Number(planId), kind, query });
    return new Response(Buffer.from(bytes), {
      headers: {
        'Content-Type': contentType,
        'Content-Disposition': `${kind === 'pdf' ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name)}`,
        'Cache-Control': kind === 'pdf' ? 'private, no-store' : 'private, max-age=3600',
      },
    });
  });
}

async function readerOf(args: LoaderFunctionArgs, visitor: Context): Promise<Actor> {
  const parts = partsOf(args);
  const member = await actorByCookie(args.request, 'member', visitor, parts);
  return member ?? (await actorByCookie(args.request, 'admin', visitor, parts)) ?? visitor.actor;
}
