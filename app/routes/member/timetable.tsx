import { useLoaderData } from '@remix-run/react';
import { CalendarFeedCard } from '~/components/dashboard/calendar-feed-card';
import { MemberPage } from '~/components/dashboard/member-page';
import { Timetable } from '~/components/dashboard/timetable';
import { TimetableFilter } from '~/components/dashboard/timetable-filter';
import { PageHeader } from '~/components/ui/page-header';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { getCalendarUrl, renewCalendarUrl } from '~/domain/classes/calendar-entry.server';
import { CLASS_TYPES } from '~/domain/classes/policy';
import { listUpcomingClasses } from '~/domain/classes/queries.server';
import { BATCH_TIMES } from '~/domain/members/policy';
import { getOwnProfile } from '~/domain/members/queries.server';
import { toDayView } from '~/http/pages/class-views.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadMemberShell } from '~/http/pages/member-shell.server';
import { t } from '~/i18n/messages/message';
import { getMessages } from '~/i18n/screen-messages';
import { CATALOGUES } from '~/i18n/catalogue';

const DAYS_SHOWN = 7;

export const handle = { area: 'member', languages: 'all' };

export const meta = createTitleMeta('member.timetable');

export const { loader, action } = defineFormRoute({
  access: 'member',
  load: async ({ ctx, request }) => {
    const asked = new URL(request.url).searchParams;
    const level = CLASS_TYPES.find((one) => one === asked.get('level')) ?? null;
    const batch = BATCH_TIMES.find((one) => one === asked.get('batch')) ?? null;
    const [profile, upcoming, address] = await Promise.all([
      getOwnProfile(ctx),
      listUpcomingClasses(ctx),
      getCalendarUrl(ctx),
    ]);
    const { language } = ctx;
    const { timetable, home } = CATALOGUES[language].member;
    const noneShown = level || batch ? timetable.noneChosen : home.classes.noneToday;
    const days = upcoming.days.slice(0, DAYS_SHOWN).map(({ date, classes: all }) => {
      const classes = all.filter(
        (one) => (!level || one.class_type === level) && (!batch || one.start_time.startsWith(batch)),
      );
      const hasClasses = all.length > 0;
      return { ...toDayView({ date, classes }, ctx), hasClasses, none: hasClasses ? noneShown : home.days.none };
    });
    return {
      shell: await loadMemberShell(ctx, request, profile),
      days,
      chosen: { level, batch },
      address,
      messages: getMessages(language, 'member.home', 'member.timetable'),
    };
  },
  failureMessage: t('The address could not be made anew. Please try again.'),
  handle: async ({ ctx }) => {
    await renewCalendarUrl(ctx);
    return { message: t('Your calendar has a new address.'), to: '/timetable' };
  },
});

export default function TimetablePage() {
  const { shell, days, chosen, address } = useLoaderData<typeof loader>();
  const messages = useMessages('member.timetable');
  return (
    <MemberPage shell={shell} tab="home">
      <PageHeader title={messages.title} action={<TimetableFilter chosen={chosen} />} />
      <Timetable days={days} />
      <CalendarFeedCard address={address} />
    </MemberPage>
  );
}
