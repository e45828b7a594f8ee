import type { LoaderFunctionArgs } from '@remix-run/node';
import { getCalendarEntry } from '~/domain/classes/calendar-entry.server';
import { DomainError } from '~/domain/errors';
import { loadMemberPage } from '~/http/pages/page.server';
import { t } from '~/i18n/messages/message';

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (ctx) => {
    const { classId = '' } = args.params;
    if (!/^\d{1,9}$/.test(classId)) throw new DomainError('not_found', t('Class not found.'));
    return new Response(await getCalendarEntry(ctx, Number(classId), ctx.language), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="class-${classId}.ics"`,
        'Cache-Control': 'private, no-store',
      },
    });
  });
}
