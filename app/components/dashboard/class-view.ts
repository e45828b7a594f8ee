import type { ToastKind } from '~/components/ui/toast-provider';
import type { MessagesOf } from '~/i18n/screen-messages';

/** Times of day have the form `06:00:00`. */
export interface ClassView {
  id: number;
  title: string;
  description: string | null;
  /** Texts that are in English on a page in another language. */
  langs: { title?: string; description?: string };
  instructor: string;
  level: keyof MessagesOf<'member.home'>['classes']['levels'];
  isSeated: boolean;
  /** True for the class of the member's batch. */
  isOwnBatch: boolean;
  startTime: string;
  endTime: string;
  /** Whole minutes, negative after the start. */
  minutesToStart: number;
  attendanceCount: number;
  maxParticipants: number;
  isOpenToAll: boolean;
  state: 'later' | 'open' | 'joined' | 'full' | 'cancelled';
  /** `now` means that the class can be joined at this time. */
  time: 'ahead' | 'now' | 'over';
  isOngoing: boolean;
  hasLink: boolean;
  reason: { text: string; lang: string | undefined } | null;
  /** The substitute of a cancelled class. */
  instead: { id: number; title: string; titleLang: string | undefined; startTime: string } | null;
}

/** The data of a class that a row needs. */
export type ClassRowView = Omit<ClassView, 'description' | 'endTime' | 'minutesToStart' | 'isOngoing' | 'hasLink'> &
  Partial<Pick<ClassView, 'description'>>;

export interface DayChip {
  date: string;
  dayOfMonth: number;
  /** 0 for Monday to 6 for Sunday. */
  weekday: number;
  hasClasses: boolean;
}

export interface DayView extends DayChip {
  classes: ClassView[];
}

/** The days after today and the one that is selected. */
export interface UpcomingDays {
  days: DayChip[];
  shown: DayChip & { classes: ClassRowView[] };
  /** The first class that is not cancelled. */
  first: { weekday: number; title: string; titleLang: string | undefined; startTime: string } | null;
}

/** Response for a page with scripts, which opens the link after three seconds. */
export interface JoinReply {
  /** Missing if the server was not reached. */
  toast?: { kind: ToastKind; text: string };
  live_link?: string | null;
  /** The class that was just joined. */
  joined?: number | null;
  /** Set if the request did not reach the server. */
  unreachable?: true;
}

/**
 * Chooses today's cards: current classes, otherwise the next one, with joined classes and the
 * member's batch first. A cancelled class is a card until one has been joined. The rest are rows.
 */
export function splitCardsAndRows(classes: readonly ClassView[]): { cards: ClassView[]; rows: ClassView[] } {
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

/** Drops the fields that change every minute. */
export function toClassRow(one: ClassView): ClassRowView {
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
 * Returns the start time of each class with a counter for classes at the same time, so that keys
 * are unique.
 */
export function listStartTimes(classes: readonly Pick<ClassView, 'startTime'>[]): string[] {
  return classes.map(({ startTime }, at) => {
    const before = classes.slice(0, at).filter((one) => one.startTime === startTime);
    return `${startTime} ${String(before.length).padStart(2, '0')}`;
  });
}
