import type { MetaFunction } from '@remix-run/node';
import { Link, Outlet, useLoaderData } from '@remix-run/react';
import { z } from 'zod';
import MessageCircle from 'lucide/dist/esm/icons/message-circle.mjs';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import { KeyFigures } from '~/components/admin/key-figures';
import { MemberFacts, toInternationalNumber } from '~/components/admin/users/member-facts';
import { DangerZone, MemberHelp } from '~/components/admin/users/member-help';
import { MemberProblem } from '~/components/admin/users/member-problem';
import { MemberTimeline } from '~/components/admin/users/member-timeline';
import { StreakCalendar } from '~/components/dashboard/streak-calendar';
import { getButtonClass } from '~/components/ui/button-class';
import { Icon } from '~/components/ui/icon';
import { PageHeader } from '~/components/ui/page-header';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { useFormResponse } from '~/components/ui/use-server-form';
import { memberTimelineSchema } from '~/domain/help-desk/schemas';
import { getMemberPage } from '~/domain/help-desk/member-page.server';
import { listMemberTimeline, TIMELINE_KINDS, type TimelineKind } from '~/domain/help-desk/member-timeline.server';
import { VIEW_DONATIONS_PERMISSIONS } from '~/domain/admins/policy';
import { USER_NOT_FOUND_MESSAGE } from '~/domain/admins/users.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadStreakCalendar } from '~/http/views/streak-calendar.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';
import { formatCount } from '~/lib/format-number';

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.member.name ?? 'Member'}, admin` }];

const route = defineFormRoute({
  access: 'admin',
  pagePermissions: getMemberPage.permissions,
  load: async ({ ctx, request, params }) => {
    const id = parsePathId(params.userId, USER_NOT_FOUND_MESSAGE);
    const query = memberTimelineSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
    const [{ member, streak }, timeline] = await Promise.all([
      getMemberPage(ctx, id),
      listMemberTimeline(ctx, id, query),
    ]);
    const { permissions } = ctx.actor;
    const seesDonations = VIEW_DONATIONS_PERMISSIONS.some((one) => permissions.includes(one));
    const kinds = (Object.entries(TIMELINE_KINDS) as [TimelineKind, string][])
      .filter(([kind]) => kind !== 'donations' || seesDonations)
      .map(([kind, label]) => ({ kind, label }));
    return {
      member,
      streakDays: streak.current_streak,
      calendar: loadStreakCalendar(ctx, streak, 'en'),
      label: `${ctx.community.memberIdPrefix}${id}`,
      timeline,
      kinds,
      show: query.show,
      isFirstPage: query.before === undefined,
      permissions,
    };
  },
  schema: z.object({ intent: z.literal('call') }),
  handle: ({ request }) => {
    const message = untranslated('Call functionality is coming soon');
    const { pathname, search } = new URL(request.url);
    return Promise.resolve({ message, kind: 'info', to: pathname + search, durationMs: 5000 });
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function UserPage() {
  const data = useLoaderData<typeof loader>();
  const { member, streakDays, calendar, label, timeline, kinds, show, isFirstPage, permissions } = data;
  useFormResponse();
  const chat = member.isPhoneShown ? `https://wa.me/${toInternationalNumber(member.phone).slice(1)}` : null;
  return (
    <>
      <Link to="/admin/users" className="mb-1 flex min-h-touch w-fit items-center underline">
        All members
      </Link>
      <PageHeader
        title={member.name}
        action={
          <div className="flex flex-wrap gap-2.5">
            <ServerForm preventScrollReset>
              <SubmitButton intent="call" variant="quiet" pendingLabel="Calling...">
                <Icon glyph={Phone} size="s" />
                Call
              </SubmitButton>
            </ServerForm>
            {chat ? (
              <a href={chat} target="_blank" rel="noreferrer" className={getButtonClass({ variant: 'quiet' })}>
                <Icon glyph={MessageCircle} size="s" />
                WhatsApp
              </a>
            ) : null}
          </div>
        }
      >
        {label}, {member.title}
        {member.isSuspended ? ', suspended' : ''}
      </PageHeader>
      <div className="mt-3 border-t-2 border-ink" />
      <MemberFacts member={member} />
      <Outlet />
      {member.problem ? (
        <MemberProblem memberId={member.id} problem={member.problem} permissions={permissions} chat={chat} />
      ) : null}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="contents xl:col-start-2 xl:row-start-1 xl:block">
          <MemberHelp member={member} permissions={permissions} />
          {permissions.includes('delete_members') && !member.is_admin ? <DangerZone member={member} /> : null}
        </div>
        <div className="grid gap-5 xl:col-start-1 xl:row-start-1">
          <KeyFigures
            label="Practice in figures"
            figures={[
              { label: 'Current streak', value: formatCount(streakDays), note: streakDays === 1 ? 'day' : 'days' },
              { label: 'Classes attended', value: formatCount(member.total_classes_attended) },
              { label: 'Karma points', value: formatCount(member.karma_points) },
            ]}
          />
          <MemberTimeline
            memberId={member.id}
            timeline={timeline}
            kinds={kinds}
            show={show}
            isFirstPage={isFirstPage}
          />
          <StreakCalendar {...calendar} />
        </div>
      </div>
    </>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
