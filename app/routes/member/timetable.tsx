import { useLoaderData } from '@remix-run/react';
import { CalendarFeedCard } from '~/components/dashboard/calendar-feed-card';
import { MemberPage } from '~/components/dashboard/member-page';
import { OwnWeekCard } from '~/components/dashboard/own-week-card';
import { Timetable } from '~/components/dashboard/timetable';
import { TimetableFilter } from '~/components/dashboard/timetable-filter';
import { useJoinClass } from '~/components/dashboard/use-join-class';
import { PageHeader } from '~/components/ui/page-header';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { getCalendarUrl, renewCalendarUrl } from '~/domain/classes/calendar-entry.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { loadTimetable } from '~/http/views/timetable.server';
import { t } from '~/i18n/messages/message';

export const handle = { area: 'member', languages: 'all' };

export const meta = createTitleMeta('member.timetable');

const route = defineFormRoute({
  access: 'member',
  load: async ({ ctx, request }) => {
    const [profile, timetable, calendarUrl] = await Promise.all([
      getOwnProfile(ctx),
      loadTimetable(ctx, new URL(request.url).searchParams),
      getCalendarUrl(ctx),
    ]);
    return {
      shell: await loadMemberShell(ctx, profile),
      ...timetable,
      calendarUrl,
    };
  },
  failureMessage: t('The address could not be made anew. Please try again.'),
  handle: async ({ ctx }) => {
    await renewCalendarUrl(ctx);
    return { message: t('Your calendar has a new address.'), to: '/timetable' };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function TimetablePage() {
  const { shell, days, day, today, ownWeek, teachers, chosen, pageKey, calendarUrl } = useLoaderData<typeof loader>();
  const messages = useMessages('member.timetable');
  const { classes } = useMessages('member.home');
  const { joining } = useJoinClass({ date: today, justJoined: null, shows: false, pageKey }, classes);
  return (
    <MemberPage shell={shell} tab="home">
      <PageHeader title={messages.title} action={<TimetableFilter day={day} teachers={teachers} chosen={chosen} />} />
      <Timetable days={days} day={day} joining={joining} />
      <div className="mt-3.5 grid gap-3.5 lg:mt-8 lg:grid-cols-2 lg:items-start lg:gap-5">
        <OwnWeekCard {...ownWeek} calendarUrl={calendarUrl} />
        <CalendarFeedCard address={calendarUrl} />
      </div>
    </MemberPage>
  );
}
