import type { ToastKind } from '~/components/ui/toast-provider';
import type { HomeWords } from '~/i18n/member';

/** What is said about classes. */
export type ClassWords = HomeWords['classes'];

/** A class as members see it; times of day such as `06:00:00`. */
export interface ClassView {
  id: number;
  title: string;
  description: string | null;
  /** Which of the two are English on a page that is not. */
  langs: { title?: string; description?: string };
  instructor: string;
  level: keyof ClassWords['levels'];
  isSeated: boolean;
  /** It is the class of the batch that the member chose. */
  isOwnBatch: boolean;
  startTime: string;
  endTime: string;
  /** Whole minutes, below 0 once it has begun. */
  minutesToStart: number;
  attendanceCount: number;
  maxParticipants: number;
  isOpenToAll: boolean;
  state: 'later' | 'open' | 'joined' | 'full' | 'cancelled';
  /** It can be joined by its time, or is over. */
  time: 'ahead' | 'now' | 'over';
  isOngoing: boolean;
  hasLink: boolean;
  /** Why it was called off, where staff said so. */
  reason: { text: string; lang: string | undefined } | null;
  /** What stands in for it, once it is called off. */
  instead: { id: number; title: string; titleLang: string | undefined; startTime: string } | null;
}

/** A day as leaves and chips write it. */
export interface DayChip {
  date: string;
  dayOfMonth: number;
  /** 0 for a Monday to 6 for a Sunday. */
  weekday: number;
  hasClasses: boolean;
}

/** A day with its classes. */
export interface DayView extends DayChip {
  classes: ClassView[];
}

/** The days after today, and the one of them whose classes are shown. */
export interface DaysToCome {
  days: DayChip[];
  shown: DayView;
  /** The first class that has not been called off. */
  first: { weekday: number; title: string; titleLang: string | undefined; startTime: string } | null;
}

/** What the server answers to a joining page with scripts: what to say, and the link to open after three seconds, if there is one. */
export interface JoinReply {
  /** Absent when the server was not reached. */
  toast?: { kind: ToastKind; text: string };
  live_link?: string | null;
  /** The class that has just been joined. */
  joined?: number | null;
  /** It never reached the server. */
  unreachable?: true | string;
}

/**
 * Which of today's classes stand as cards: what is going on, what was joined first and then that of the member's batch; while nothing is, their
 * batch's, or the next one. The others are rows. What
 * was called off is a card as long as nothing has been joined.
 */
export function arranged(classes: readonly ClassView[]): { cards: ClassView[]; rows: ClassView[] } {
  const ownFirst = classes.toSorted((one, other) => Number(other.isOwnBatch) - Number(one.isOwnBatch));
  const now = ownFirst.filter(({ time }) => time === 'now');
  const joined = now.filter(({ state }) => state === 'joined');
  const others = now.filter(({ state }) => state !== 'joined' && !(state === 'cancelled' && joined.length > 0));
  const shownElsewhere = new Set(
    others.flatMap(({ state, instead }) => (state === 'cancelled' && instead ? [instead.id] : [])),
  );
  const going = [...joined, ...others.filter(({ id }) => !shownElsewhere.has(id))];
  const next = ownFirst.filter(({ time }) => time === 'ahead').slice(0, 1);
  const cards = going.length > 0 ? going : next;
  return { cards, rows: classes.filter((one) => !cards.includes(one) && !shownElsewhere.has(one.id)) };
}
