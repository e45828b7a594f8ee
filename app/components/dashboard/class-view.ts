import type { Portrait } from '~/components/art/teacher-portrait';
import type { ToastKind } from '~/components/ui/toast-provider';
import type { NamespaceMessages } from '~/i18n/screen-messages';
import type { FriendsInClass } from './people-line';
import type { WeekView } from './week-view';

/** A class as the dashboard shows it. Times of day have the form `06:00:00`. */
export interface ClassView {
  id: number;
  title: string;
  description: string | null;
  /**
   * Language of each text that is shown untranslated, for its `lang` attribute: on a Hindi page,
   * `title` is `en` if the class has no Hindi title. Missing for translated texts.
   */
  langs: { title?: string; description?: string; instructor?: string };
  instructor: string;
  level: keyof NamespaceMessages<'member.home'>['classes']['levels'];
  isSeated: boolean;
  /** True for a class of the batch that the member has chosen. */
  isOwnBatch: boolean;
  startTime: string;
  endTime: string;
  /** Whole minutes until the start. Negative after the class has started. */
  minutesToStart: number;
  /** Seconds from the rendering of the page until the class opens, starts and ends. */
  secondsUntil: { open: number; start: number; end: number };
  attendanceCount: number;
  maxParticipants: number;
  isOpenToAll: boolean;
  state: 'later' | 'open' | 'joined' | 'full' | 'cancelled';
  /** `ahead` until the class can be joined, `now` while it can be joined, and `over` afterwards. */
  time: 'ahead' | 'now' | 'over';
  isOngoing: boolean;
  hasLink: boolean;
  reason: { text: string; lang: string | undefined } | null;
  /** The class that replaces a cancelled class, or null. */
  instead: { id: number; title: string; titleLang: string | undefined; startTime: string } | null;
  /** Set only for classes of today and, in the timetable, for the day that phones show. */
  portrait?: Portrait;
  /** First name of the teacher. Set only for classes of today. */
  teacherName?: string;
  /** Short description of the teacher. Set only for classes of today. */
  teacherLine?: { text: string; lang: string | undefined };
  /** Set only if friends who agreed to be seen are in the class. */
  friends?: FriendsInClass;
}

export interface DaySummary {
  date: string;
  dayOfMonth: number;
  /** 0 for Monday to 6 for Sunday. */
  weekday: number;
  hasClasses: boolean;
}

export interface DayView extends DaySummary {
  classes: ClassView[];
}

/** The next class that is not cancelled. */
export interface NextClass {
  /** 0 for Monday to 6 for Sunday. */
  weekday: number;
  title: string;
  titleLang: string | undefined;
  startTime: string;
}

/** Response to joining if JavaScript is on. The page opens the link after three seconds. */
export interface JoinResponse {
  /** Undefined if the server could not be reached. */
  toast?: { kind: ToastKind; text: string };
  live_link?: string | null;
  /** Id of the class that was just joined. */
  joined?: number | null;
  /** The member's week with the class that was just joined. */
  week?: WeekView | null;
  /** True if `week` is all that the page needs until the member returns from the class. */
  isShown?: true;
  /** True if the request did not reach the server. */
  unreachable?: true;
}

/**
 * Splits today's classes into cards and rows. Cards are the current classes or, if there are none,
 * the next one. Joined classes and the member's batch come first. A cancelled class is a card until
 * the member has joined a class.
 */
export function splitClassesIntoCardsAndRows(classes: readonly ClassView[]): { cards: ClassView[]; rows: ClassView[] } {
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

/** True if the class can be joined and opened now. */
export function canJoinClass({ state, time, hasLink }: ClassView): boolean {
  return state === 'open' && time === 'now' && hasLink;
}

/** Returns the class as it is some seconds after the page was rendered. */
export function advanceClass(one: ClassView, seconds: number): ClassView {
  const { open, start, end } = one.secondsUntil;
  if (seconds >= end) return one.time === 'over' ? one : { ...one, time: 'over', isOngoing: false };
  const isOpen = seconds >= open;
  return {
    ...one,
    minutesToStart: Math.ceil((start - seconds) / 60),
    isOngoing: one.state !== 'cancelled' && seconds >= start,
    time: isOpen ? 'now' : 'ahead',
    state: isOpen && one.state === 'later' ? 'open' : one.state,
  };
}
