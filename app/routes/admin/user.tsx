import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import { RouteDialog } from '~/components/admin/route-dialog';
import { InboundMessages } from '~/components/admin/users/inbound-messages';
import { UserDetail } from '~/components/admin/users/user-detail';
import { StreakDays } from '~/components/dashboard/streak-days';
import { ButtonReply } from '~/components/ui/button-reply';
import { endUserSessions } from '~/domain/admins/end-user-sessions.server';
import { listInboundMessages } from '~/domain/admins/inbound-messages.server';
import { getUser, USER_NOT_FOUND } from '~/domain/admins/users.server';
import { getStreakOfMember } from '~/domain/streaks/own-streak.server';
import { formAction } from '~/http/pages/form-action.server';
import { adminPage } from '~/http/pages/page.server';
import { streakCalendar } from '~/http/pages/streak-calendar.server';
import { pathId } from '~/http/path-id.server';
import { english } from '~/i18n/messages/say';
import { messagesFor } from '~/i18n/screen-messages';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.user.name ?? 'Member'}, Sangha admin` },
];

export function loader(args: LoaderFunctionArgs) {
  return adminPage(args, 'manage_users', async (ctx) => {
    const id = pathId(args.params.userId, USER_NOT_FOUND);
    const [user, streak, inbound] = await Promise.all([
      getUser(ctx, id),
      getStreakOfMember(ctx, id),
      listInboundMessages(ctx, id),
    ]);
    const year = Number(ctx.clock.today().slice(0, 4));
    const age = user.birtyear === null ? null : year - Math.trunc(user.birtyear / 10_000);
    const calendar = streakCalendar(ctx, streak, 'en');
    const messages = messagesFor('en', 'member.streak');
    return { user, calendar, age, inbound, messages, query: new URL(args.request.url).search };
  });
}

export function action(args: ActionFunctionArgs) {
  const { pathname, search } = new URL(args.request.url);
  const to = pathname + search;
  return formAction(args, {
    access: 'admin',
    schema: z.object({ intent: z.literal('call') }),
    handle: async () => {
      return { message: english('Call functionality is coming soon'), kind: 'info', to, durationMs: 5000 };
    },
    intents: {
      'end-sessions': {
        handle: async ({ ctx }) => {
          await endUserSessions(ctx, pathId(args.params.userId, USER_NOT_FOUND));
          return { message: english('Logged out on every device'), to };
        },
      },
    },
  });
}

export { sendOrStay as clientAction } from '~/components/ui/form-reply';

export default function UserPage() {
  const { user, calendar, age, inbound, query } = useLoaderData<typeof loader>();
  return (
    <RouteDialog title={user.name} closeTo={`/admin/users${query}`}>
      <ButtonReply id="member" />
      <UserDetail user={user} age={age} query={query} />
      <div className="mt-6">
        <StreakDays {...calendar} />
      </div>
      <div className="mt-6">
        <InboundMessages messages={inbound} />
      </div>
    </RouteDialog>
  );
}

export { AdminError as ErrorBoundary } from '~/components/admin/admin-error';
