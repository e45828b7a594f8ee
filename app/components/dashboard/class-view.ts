import type { ToastKind } from '~/components/ui/toast-provider';
import type { MessagesOf } from '~/i18n/screen-messages';

/** Times of day such as `06:00:00`. */
export interface ClassView {
  id: number;
  title: string;
  description: string | null;
  /** Which of the two are English on a page that is not. */
  langs: { title?: string; description?: string };
  instructor: string;
  level: keyof MessagesOf<'member.home'>['classes']['levels'];
  isSeated: boolean;
  /** The class of the batch that the member chose. */
  isOwnBatch: boolean;
  startTime: string;
  endTime: string;
  /** Whole minutes, below 0 once it has begun. */
  minutesToStart: number;
  attendanceCount: number;
  maxParticipants: number;
  isOpenToAll: boolean;
  state: 'later' | 'open' | 'joined' | 'full' | 'cancelled';
  /** `now`: its time allows to join it. */
  time: 'ahead' | 'now' | 'over';
  isOngoing: boolean;
  hasLink: boolean;
  reason: { text: string; lang: string | undefined } | null;
  /** What stands in for it, once it is called off. */
  instead: { id: number; title: string; titleLang: string | undefined; startTime: string } | null;
}

/** What a row shows of a class. */
export type ClassRowView = Omit<ClassView, 'description' | 'endTime' | 'minutesToStart' | 'isOngoing' | 'hasLink'> &
  Partial<Pick<ClassView, 'description'>>;

export interface DayChip {
  date: string;
  dayOfMonth: number;
  /** 0 for a Monday to 6 for a Sunday. */
  weekday: number;
  hasClasses: boolean;
}

export interface DayView extends DayChip {
  classes: ClassView[];
}

/** The days after today, and the one of them whose classes are shown. */
export interface DaysToCome {
  days: DayChip[];
  shown: DayChip & { classes: ClassRowView[] };
  /** The first class that has not been called off. */
  first: { weekday: number; title: string; titleLang: string | undefined; startTime: string } | null;
}

/** The answer to a page with scripts: the link, if any, is opened after three seconds. */
export interface JoinReply {
  /** Absent when the server was not reached. */
  toast?: { kind: ToastKind; text: string };
  live_link?: string | null;
  /** The class that has just been joined. */
  joined?: number | null;
  /** It never reached the server. */
  unreachable?: true;
}

/**
 * Today's classes as cards: what is going on, else the next one; what was joined and the member's
 * batch come first. A cancelled class is a card until one has been joined. The others are rows.
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

/** Without what changes from minute to minute. */
export function rowOf(one: ClassView): ClassRowView {
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

/** When each class of a day begins, and after how many others at that time: no two share a slot. */
export function slotsOf(classes: readonly Pick<ClassView, 'startTime'>[]): string[] {
  return classes.map(({ startTime }, at) => {
    const before = classes.slice(0, at).filter((one) => one.startTime === startTime);
    return `${startTime} ${String(before.length).padStart(2, '0')}`;
  });
}
