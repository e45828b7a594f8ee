import type { ToastKind } from '~/components/ui/toast-provider';
import type { NamespaceMessages } from '~/i18n/screen-messages';

/** A class as the dashboard shows it. Times of day have the form `06:00:00`. */
export interface ClassView {
  id: number;
  title: string;
  description: string | null;
  /**
   * Language of each text that is shown untranslated, for its `lang` attribute: on a Hindi page,
   * `title` is `en` if the class has no Hindi title. Missing for translated texts.
   */
  langs: { title?: string; description?: string };
  instructor: string;
  level: keyof NamespaceMessages<'member.home'>['classes']['levels'];
  isSeated: boolean;
  /** True for a class of the batch that the member has chosen. */
  isOwnBatch: boolean;
  startTime: string;
  endTime: string;
  /** Whole minutes until the start. Negative after the class has started. */
  minutesToStart: number;
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
}

/** The data of a class that a row needs. */
export type ClassRowView = Omit<ClassView, 'description' | 'endTime' | 'minutesToStart' | 'isOngoing' | 'hasLink'> &
  Partial<Pick<ClassView, 'description'>>;

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

/** The coming days for the day picker, and the classes of the selected day. */
export interface UpcomingDaysView {
  days: DaySummary[];
  shown: DaySummary & { classes: ClassRowView[] };
  /** The next class that is not cancelled, or null if there is none. */
  first: { weekday: number; title: string; titleLang: string | undefined; startTime: string } | null;
}

/** Response to joining if JavaScript is on. The page opens the link after three seconds. */
export interface JoinResponse {
  /** Undefined if the server could not be reached. */
  toast?: { kind: ToastKind; text: string };
  live_link?: string | null;
  /** Id of the class that was just joined. */
  joined?: number | null;
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

/** Returns the data of a row, without the fields that change every minute. */
export function toClassRowView(one: ClassView): ClassRowView {
  const { id, title, description, langs, instructor, level, isSeated, isOwnBatch, startTime } = one;
  const { attendanceCount, maxParticipants, isOpenToAll, state, time, reason, instead } = one;
  return {
    id,
    title,
    description,
    langs,
    instructor,
    level,
    isSeated,
    isOwnBatch,
    startTime,
    attendanceCount,
    maxParticipants,
    isOpenToAll,
    state,
    time,
    reason,
    instead,
  };
}

/**
 * Returns a sort key for each class of a day, by which the timetable aligns the rows of all days:
 * the start time and a counter, for example `06:00:00 01` for the second class at six.
 */
export function listRowSortKeys(classes: readonly Pick<ClassView, 'startTime'>[]): string[] {
  return classes.map(({ startTime }, at) => {
    const before = classes.slice(0, at).filter((one) => one.startTime === startTime);
    return `${startTime} ${String(before.length).padStart(2, '0')}`;
  });
}
