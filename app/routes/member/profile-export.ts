import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportOwnDataWithinLimits } from '~/domain/members/limited-export.server';
import { loadMemberPage } from '~/http/pages/page.server';

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (ctx) => {
    const body = JSON.stringify(await exportOwnDataWithinLimits(ctx), null, 2);
    return new Response(body, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Disposition': `attachment; filename="my-data-${ctx.clock.today()}.json"`,
        'Cache-Control': 'private, no-store',
      },
    });
  });
}
