import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { requestMeetingLink } from '~/domain/classes/request-meeting-link.server';
import { DomainError } from '~/domain/errors';
import { getApp } from '~/http/context.server';
import { loadMemberPage } from '~/http/pages/page.server';
import { parsePathId } from '~/http/path-id.server';
import { redirectWithToast } from '~/http/browser/toast.server';
import { t } from '~/i18n/messages/message';

export const handle = { languages: 'all' };

/**
 * Redirects a member to the meeting while the class can be joined. If it cannot be joined, shows
 * the reason.
 */
export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (ctx) => {
    try {
      return redirect(await requestMeetingLink(ctx, parsePathId(args.params.classId, t('Class not found.'))), {
        headers: { 'Cache-Control': 'no-store' },
      });
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'invalid') throw error;
      return redirectWithToast('/dashboard', { kind: 'warning', text: error.userMessage }, getApp(args));
    }
  });
}

/**
 * Remix requires this component. For a route without one, it would send plain text instead of the
 * error page.
 */
export default function JoinClass() {
  return null;
}
