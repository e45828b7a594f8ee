import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { RouteDialog } from '~/components/admin/route-dialog';
import { InboundMessages } from '~/components/admin/users/inbound-messages';
import { UserDetail } from '~/components/admin/users/user-detail';
import { StreakCalendar } from '~/components/dashboard/streak-calendar';
import { ActionResultMessage } from '~/components/ui/action-result-message';
import { endUserSessions } from '~/domain/admins/end-user-sessions.server';
import { listInboundMessages } from '~/domain/admins/inbound-messages.server';
import { getUser, USER_NOT_FOUND_MESSAGE } from '~/domain/admins/users.server';
import { getStreakOfMember } from '~/domain/streaks/own-streak.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadStreakCalendar } from '~/http/pages/streak-calendar.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';
import { getMessages } from '~/i18n/screen-messages';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.user.name ?? 'Member'}, Sangha admin` },
];

export const { loader, action } = defineFormRoute({
  access: 'admin',
  pagePermissions: endUserSessions.permissions,
  load: async ({ ctx, request, params }) => {
    const id = parsePathId(params.userId, USER_NOT_FOUND_MESSAGE);
    const [user, streak, inbound] = await Promise.all([
      getUser(ctx, id),
      getStreakOfMember(ctx, id),
      listInboundMessages(ctx, id),
    ]);
    const year = Number(ctx.clock.today().slice(0, 4));
    const age = user.birtyear === null ? null : year - Math.trunc(user.birtyear / 10_000);
    const calendar = loadStreakCalendar(ctx, streak, 'en');
    const messages = getMessages('en', 'member.streak');
    return { user, calendar, age, inbound, messages, query: new URL(request.url).search };
  },
  schema: z.object({ intent: z.literal('call') }),
  handle: ({ request }) => {
    const message = untranslated('Call functionality is coming soon');
    return Promise.resolve({ message, kind: 'info', to: getPath(request), durationMs: 5000 });
  },
  intents: {
    'end-sessions': {
      handle: async ({ ctx, request, params }) => {
        await endUserSessions(ctx, parsePathId(params.userId, USER_NOT_FOUND_MESSAGE));
        return { message: untranslated('Logged out on every device'), to: getPath(request) };
      },
    },
  },
});

function getPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}

export default function UserPage() {
  const { user, calendar, age, inbound, query } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title={user.name} closeTo={`/admin/users${query}`}>
      <ActionResultMessage id="member" />
      <UserDetail user={user} age={age} query={query} />
      <div className="mt-6">
        <StreakCalendar {...calendar} />
      </div>
      <div className="mt-6">
        <InboundMessages messages={inbound} />
      </div>
    </RouteDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
