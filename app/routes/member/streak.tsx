import { useLoaderData } from '@remix-run/react';
import { RestDays } from '~/components/dashboard/rest-days';
import { StreakPause } from '~/components/dashboard/streak-pause';
import { SplitPage } from '~/components/dashboard/split-page';
import { StreakCalendar } from '~/components/dashboard/streak-calendar';
import Share2 from 'lucide/dist/esm/icons/share-2.mjs';
import { getButtonClass } from '~/components/ui/button-class';
import { Card } from '~/components/ui/card';
import { Icon } from '~/components/ui/icon';
import { ShareImageLink } from '~/components/ui/share-image-link';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { getOwnProfile } from '~/domain/members/queries.server';
import { buildShortReferralLink } from '~/domain/referrals/queries.server';
import { getOwnStreakYear } from '~/domain/streaks/own-streak.server';
import { startStreakPause, endStreakPause } from '~/domain/streaks/pause.server';
import { DAYS_PER_REST_DAY, MAX_REST_DAYS } from '~/domain/streaks/policy';
import { startPauseSchema } from '~/domain/streaks/schemas';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { loadStreakCalendar } from '~/http/views/streak-calendar.server';
import { CATALOGUES } from '~/i18n/catalogue';
import { interpolate } from '~/i18n/interpolate';
import type { Language } from '~/i18n/languages';
import { t } from '~/i18n/messages/message';
import { getWeekdayIndex, type LocalDate } from '~/lib/date-text';
import { formatCount } from '~/lib/format-number';

export const handle = { area: 'member', languages: 'all' };

export const meta = createTitleMeta('member.streak');

const failureMessage = t('The pause could not be saved. Please try again.');

const route = defineFormRoute({
  access: 'member',
  load: async ({ ctx }) => {
    const [profile, streak] = await Promise.all([getOwnProfile(ctx), getOwnStreakYear(ctx)]);
    const shell = await loadMemberShell(ctx, profile);
    const calendar = loadStreakCalendar(ctx, streak, shell.language);
    const hasCome = streak.days[0]?.date === ctx.clock.today();
    const rested = streak.rested_on && getWeekdayName(shell.language, streak.rested_on);
    return {
      shell,
      streak: { ...streak, days: [] },
      shareLink: buildShortReferralLink(ctx, profile.my_referral_code),
      hasCome,
      rested,
      calendar,
      isKind: ctx.community.streakKindness,
    };
  },
  schema: startPauseSchema,
  failureMessage,
  handle: async ({ ctx, value }) => {
    await startStreakPause(ctx, value);
    return { message: t('Your streak is paused.'), to: '/streak' };
  },
  intents: {
    end: {
      failureMessage,
      handle: async ({ ctx }) => {
        await endStreakPause(ctx);
        return { message: t('Your streak goes on.'), to: '/streak' };
      },
    },
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function StreakPage() {
  const { shell, streak, hasCome, rested, calendar, isKind, shareLink } = useLoaderData<typeof loader>();
  const messages = useMessages('member.streak');
  const { current_streak: count, longest_streak: longest, rest_days_left: left } = streak;
  const shareText = interpolate(messages.shareText, { count: formatCount(count) });
  const begin = count === 0 ? messages.begin : interpolate(messages.joinToday, { count: count + 1 });
  const prompt = hasCome || streak.paused_until ? null : `${begin} `;
  const rests = interpolate(left === 1 ? messages.oneRestLeft : messages.restsLeft, { count: left });
  return (
    <SplitPage
      shell={shell}
      tab="home"
      title={messages.title}
      beside={
        <>
          <StreakCalendar {...calendar} />
          <ShareImageLink
            href="/share/streak"
            text={shareText}
            url={shareLink}
            className={getButtonClass({ size: 'big', block: true })}
          >
            <Icon glyph={Share2} />
            {messages.share}
          </ShareImageLink>
        </>
      }
      back={{ to: '/dashboard', label: messages.back }}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="display text-[4.5rem] leading-none tabular">{formatCount(count)}</p>
          <div className="flex-[1_1_9rem]">
            <p className="display text-step-2">{count === 1 ? messages.dayInARow : messages.daysInARow}</p>
            <p className="text-ink-soft">
              {prompt}
              {longest > count ? interpolate(messages.longest, { count: formatCount(longest) }) : null}
            </p>
          </div>
        </div>
        <Card aria-label={isKind ? rests : messages.title} className="grid gap-4 lg:px-7 lg:py-[26px]">
          {isKind ? (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <RestDays left={left} most={MAX_REST_DAYS} />
              <div className="flex-[1_1_9rem]">
                <p className="font-semibold">{rests}</p>
                {rested ? <p className="text-ink-soft">{interpolate(messages.usedOne, { day: rested })}</p> : null}
              </div>
            </div>
          ) : null}
          <p>
            {isKind
              ? interpolate(messages.rule, { rests: MAX_REST_DAYS, days: DAYS_PER_REST_DAY })
              : messages.plainRule}
          </p>
          {isKind ? <StreakPause streak={streak} locale={calendar.locale} /> : null}
        </Card>
      </div>
    </SplitPage>
  );
}

function getWeekdayName(language: Language, date: LocalDate): string {
  return CATALOGUES[language].member.home.week.weekdays[getWeekdayIndex(date)] ?? '';
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
