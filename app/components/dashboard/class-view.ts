import type { ToastKind } from '~/components/ui/toast-provider';
import type { HomeWords } from '~/i18n/member/words';

/** What is said about classes. */
export type ClassWords = HomeWords['classes'];

/** A class of today as the dashboard shows it; times of day such as `06:00:00`. */
export interface ClassView {
  id: number;
  title: string;
  description: string | null;
  startTime: string;
  endTime: string;
  attendanceCount: number;
  maxParticipants: number;
  isOngoing: boolean;
}

/** Where joining a class leads: the form that marks attendance for the day and, when scripts run, opens the class. */
export interface JoinTarget {
  /** Path the form posts to. */
  action: string;
  /** The class's date, YYYY-MM-DD. */
  attendanceDate: string;
}

/** What the server answers to a joining page with scripts: what to say, and the link to open after three seconds, if there is one. */
export interface JoinReply {
  /** Absent when the server was not reached. */
  toast?: { kind: ToastKind; text: string };
  live_link?: string | null;
}
