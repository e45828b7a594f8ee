import { useLoaderData } from '@remix-run/react';
import { StreakPauseCard } from '~/components/dashboard/streak-pause-card';
import { SplitPage } from '~/components/dashboard/split-page';
import { StreakCalendar } from '~/components/dashboard/streak-calendar';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { getOwnProfile } from '~/domain/members/queries.server';
import { getOwnStreak } from '~/domain/streaks/own-streak.server';
import { startStreakPause, endStreakPause } from '~/domain/streaks/pause.server';
import { DAYS_PER_REST_DAY, MAX_REST_DAYS } from '~/domain/streaks/policy';
import { startPauseSchema } from '~/domain/streaks/schemas';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadMemberShell } from '~/http/pages/member-shell.server';
import { loadStreakCalendar } from '~/http/pages/streak-calendar.server';
import { interpolate } from '~/i18n/interpolate';
import { t } from '~/i18n/messages/message';
import { formatCount } from '~/lib/format-number';
import { getMessages } from '~/i18n/screen-messages';

export const handle = { area: 'member', languages: 'all' };

export const meta = createTitleMeta('member.streak');

const failureMessage = t('The pause could not be saved. Please try again.');

export const { loader, action } = defineFormRoute({
  access: 'member',
  load: async ({ ctx, request }) => {
    const [profile, streak] = await Promise.all([getOwnProfile(ctx), getOwnStreak(ctx)]);
    const shell = await loadMemberShell(ctx, request, profile);
    const messages = getMessages(shell.language, 'member.streak');
    const calendar = loadStreakCalendar(ctx, streak, shell.language);
    return { shell, streak, calendar, isKind: ctx.community.streakKindness, messages };
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

export default function StreakPage() {
  const { shell, streak, calendar, isKind } = useLoaderData<typeof loader>();
  const messages = useMessages('member.streak');
  const { current_streak: count, longest_streak, rest_days_left } = streak;
  const standing =
    count === 0 ? messages.none : interpolate(count === 1 ? messages.oneDay : messages.manyDays, { count });
  const rule = isKind
    ? interpolate(messages.rule, { rests: MAX_REST_DAYS, days: DAYS_PER_REST_DAY })
    : messages.plainRule;
  const figures = [
    [messages.longest, longest_streak],
    ...(isKind ? [[messages.restsLeft, rest_days_left] as const] : []),
  ] as const;
  return (
    <SplitPage
      shell={shell}
      tab="home"
      title={messages.title}
      intro={standing}
      beside={
        <>
          <dl className="flex flex-wrap gap-x-8 gap-y-2">
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt className="text-note text-ink-soft">{name}</dt>
                <dd className="font-display text-step-2">{formatCount(value)}</dd>
              </div>
            ))}
          </dl>
          <p>{rule}</p>
          {isKind ? <StreakPauseCard streak={streak} locale={calendar.locale} /> : null}
        </>
      }
      back={{ to: '/dashboard', label: messages.back }}
    >
      <StreakCalendar {...calendar} />
    </SplitPage>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
