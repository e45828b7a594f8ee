import type { ChallengeView } from '~/components/dashboard/challenge-progress';
import type { JoinedChallenge, JoinableChallenge, OwnChallenge } from '~/domain/challenges/own-challenge.server';
import { getFirstChallengeDay } from '~/domain/challenges/challenge-progress';
import { localizeRow } from '~/domain/translations';
import type { PageContext } from '~/http/context.server';
import { LOCALES } from '~/i18n/languages';
import { addDays, formatDate, type LocalDate } from '~/lib/calendar';

/** Number of days for which a finished challenge is still shown. */
const SHOWN_DAYS = 14;

export function toChallengeView({ challenge, open }: OwnChallenge, ctx: PageContext): ChallengeView | null {
  const today = ctx.clock.today();
  const isShown = challenge !== null && !isLongOver(challenge, today);
  if (!isShown && !open) return null;
  return {
    joined: isShown ? toJoinedView(challenge, ctx) : null,
    open: open && toOpenView(open, ctx),
  };
}

function isLongOver({ state, days, starts_on, joined_on }: JoinedChallenge, today: LocalDate): boolean {
  if (state === 'running' || state === 'not_begun') return false;
  const last = days.findLast(({ state: became }) => became === 'done' || became === 'missed');
  // A challenge that ended before its first day has no last day, so the days are counted from its
  // planned start.
  const date = last?.date ?? getFirstChallengeDay({ startsOn: starts_on, joinedOn: joined_on });
  return addDays(date, SHOWN_DAYS) < today;
}

function toJoinedView(challenge: JoinedChallenge, { language, clock }: PageContext): ChallengeView['joined'] {
  const { state, day, length, days, misses_left, starts_on } = challenge;
  const { title, langs } = localizeRow(language, 'challenges', challenge);
  const first = days[0]?.date ?? (starts_on > clock.today() ? starts_on : null);
  const last = state === 'running' ? (days.at(-1)?.date ?? null) : null;
  const date = state === 'not_begun' ? first : last;
  return {
    title,
    lang: langs.title,
    state,
    day,
    length,
    days: days.map((one) => one.state),
    missesLeft: misses_left,
    date: date && formatDate(date, LOCALES[language]),
    finish: state === 'finished' ? toFinishedChallenge(challenge, clock.today()) : null,
  };
}

function toFinishedChallenge({ days, length, certificate }: JoinedChallenge, today: LocalDate) {
  const mornings = days.filter(({ state }) => state === 'done').length;
  return { length, mornings, certificate, isToday: days.at(-1)?.date === today };
}

function toOpenView(open: JoinableChallenge, { language, clock }: PageContext): NonNullable<ChallengeView['open']> {
  const { title, langs, length, starts_on } = localizeRow(language, 'challenges', open);
  const starts = starts_on > clock.today() ? formatDate(starts_on, LOCALES[language]) : null;
  return { title, lang: langs.title, length, starts };
}
