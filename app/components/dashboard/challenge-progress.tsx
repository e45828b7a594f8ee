import { Form, useNavigation } from '@remix-run/react';
import { WeekLine } from '~/components/art/week-line';
import type { WeekDayState } from '~/components/art/kolam';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import type { ChallengeDayState, ChallengeState } from '~/domain/challenges/policy';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';
import type { CompletedChallenge } from './completed-challenge-card';

/** The challenge that the member has joined, a challenge that can be joined, or both. */
export interface ChallengeView {
  joined: {
    title: string;
    lang: string | undefined;
    state: ChallengeState;
    day: number;
    length: number;
    days: ChallengeDayState[];
    missesLeft: number;
    /**
     * The first day before the challenge begins, otherwise the last day if it is known. Formatted
     * in the page's language.
     */
    date: string | null;
    finish: CompletedChallenge | null;
  } | null;
  open: { title: string; lang: string | undefined; length: number; starts: string | null } | null;
}

type JoinedChallenge = NonNullable<ChallengeView['joined']>;
type OpenChallenge = NonNullable<ChallengeView['open']>;

export function ChallengeProgress({ joined }: { joined: JoinedChallenge }) {
  const messages = useMessages('member.challenge');
  return (
    <section aria-label={messages.title} className="@container border-b border-hair px-0.5 pb-3 lg:border-0 lg:px-7">
      <Joined joined={joined} />
    </section>
  );
}

function Joined({ joined }: { joined: JoinedChallenge }) {
  const messages = useMessages('member.challenge');
  const { title, lang, state, day, length, days, missesLeft, date } = joined;
  if (state === 'failed' || state === 'ended') return <Over sentence={messages[state]} />;
  const isAhead = state === 'not_begun';
  const rows = splitIntoRows(days);
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 lang={isAhead ? lang : undefined} className="font-text text-body font-semibold tracking-normal">
          {isAhead ? title : interpolate(state === 'finished' ? messages.finished : messages.day, { day, length })}
        </h2>
        {state === 'running' ? (
          <p className="text-ink-soft">{interpolate(messages.mayMiss, { count: missesLeft })}</p>
        ) : date ? (
          <p className="text-ink-soft">{interpolate(isAhead ? messages.starts : messages.until, { date })}</p>
        ) : null}
      </div>
      {rows.map((row) => (
        <div key={row.from} className={row.className}>
          <WeekLine mornings={row.days.map((one) => toDayState(one))} isOlder={row.from > 0} />
          <ol className="sr-only">
            {row.days.map((one, at) => {
              const number = row.from + at + 1;
              return (
                <li key={number}>{interpolate(messages.dayState, { day: number, state: messages.states[one] })}</li>
              );
            })}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** Shown after a challenge has ended: a sentence instead of the days. */
function Over({ sentence }: { sentence: string }) {
  const messages = useMessages('member.challenge');
  return (
    <div>
      <h2 className="text-step-1">{messages.over}</h2>
      <p className="mt-1">{sentence}</p>
    </div>
  );
}

/** Card for a challenge that can be joined, shown below today's classes. */
export function ChallengeOffer({ open: { title, lang, length, starts } }: { open: OpenChallenge }) {
  const messages = useMessages('member.challenge');
  const isJoining = useNavigation().formAction === '/challenge';
  return (
    <Card aria-labelledby="challenge-offer" className="grid justify-items-start gap-2 lg:px-7 lg:py-[26px]">
      <h2 id="challenge-offer" lang={lang} className="text-step-1">
        {title}
      </h2>
      <p className="text-small text-ink-soft">
        {interpolate(messages.offer, { length })}{' '}
        {starts ? `${interpolate(messages.starts, { date: starts })}.` : messages.goesOn}
      </p>
      <Form method="post" action="/challenge" preventScrollReset>
        <Button type="submit" variant="quiet" disabled={isJoining}>
          {isJoining ? messages.joining : messages.join}
        </Button>
      </Form>
    </Card>
  );
}

/** Splits the days into rows: fourteen days take one row, and twenty-one take two. */
function splitIntoRows(days: readonly ChallengeDayState[]) {
  if (days.length <= 14) return [{ from: 0, days, className: '' }];
  return [
    { from: 0, days: days.slice(0, 11), className: '' },
    { from: 11, days: days.slice(11), className: 'mt-2 w-10/11' },
  ];
}

/**
 * While the challenge runs, a missed day that does not count against the member is drawn as a rest
 * day.
 */
function toDayState(day: ChallengeDayState): WeekDayState {
  if (day === 'done') return 'attended';
  if (day === 'missed') return 'rested';
  return day === 'open' ? 'today' : 'upcoming';
}
