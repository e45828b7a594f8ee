import { useLoaderData } from '@remix-run/react';
import { PauseCard } from '~/components/dashboard/pause-card';
import { SplitPage } from '~/components/dashboard/split-page';
import { StreakDays } from '~/components/dashboard/streak-days';
import { titleMeta, useMessages } from '~/components/ui/use-messages';
import { getOwnProfile } from '~/domain/members/queries.server';
import { getOwnStreak } from '~/domain/streaks/own-streak.server';
import { beginPause, endPause } from '~/domain/streaks/pause.server';
import { DAYS_PER_REST, MOST_RESTS } from '~/domain/streaks/policy';
import { beginPauseSchema } from '~/domain/streaks/schemas';
import { formRoute } from '~/http/pages/form-route.server';
import { memberShell } from '~/http/pages/member-shell.server';
import { streakCalendar } from '~/http/pages/streak-calendar.server';
import { fill } from '~/i18n/fill';
import { say } from '~/i18n/messages/say';
import { formatCount } from '~/lib/format-number';
import { messagesFor } from '~/i18n/screen-messages';

export const handle = { area: 'member', languages: 'all' };

export const meta = titleMeta('member.streak');

const failureMessage = say('The pause could not be saved. Please try again.');

export const { loader, action } = formRoute({
  access: 'member',
  load: async ({ ctx, request }) => {
    const [profile, streak] = await Promise.all([getOwnProfile(ctx), getOwnStreak(ctx)]);
    const shell = await memberShell(ctx, request, profile);
    const messages = messagesFor(shell.language, 'member.streak');
    const calendar = streakCalendar(ctx, streak, shell.language);
    return { shell, streak, calendar, isKind: ctx.community.streakKindness, messages };
  },
  schema: beginPauseSchema,
  failureMessage,
  handle: async ({ ctx, value }) => {
    await beginPause(ctx, value);
    return { message: say('Your streak is paused.'), to: '/streak' };
  },
  intents: {
    end: {
      failureMessage,
      handle: async ({ ctx }) => {
        await endPause(ctx);
        return { message: say('Your streak goes on.'), to: '/streak' };
      },
    },
  },
});

export default function StreakPage() {
  const { shell, streak, calendar, isKind } = useLoaderData<typeof loader>();
  const messages = useMessages('member.streak');
  const { current_streak: count, longest_streak, rest_days_left } = streak;
  const standing = count === 0 ? messages.none : fill(count === 1 ? messages.oneDay : messages.manyDays, { count });
  const rule = isKind ? fill(messages.rule, { rests: MOST_RESTS, days: DAYS_PER_REST }) : messages.plainRule;
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
          {isKind ? <PauseCard streak={streak} locale={calendar.locale} /> : null}
        </>
      }
      back={{ to: '/dashboard', label: messages.back }}
    >
      <StreakDays {...calendar} />
    </SplitPage>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
