// The model implements docs/rules.md in the simplest possible way. Where the rules do not specify
// something, the model does the same as the code.

const DAY_MS = 86_400_000;
/** Offset of Indian time from UTC. India has no daylight saving time. */
const AHEAD_MS = 5.5 * 3_600_000;

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;

export type Day = string;

export interface ModelClass {
  id: number;
  title: string;
  day: Day;
  /** Start in minutes after midnight. */
  start: number;
  end: number;
  places: number;
  announcedAt: number;
  isCancelled: boolean;
  isDeleted: boolean;
  series: ModelSeries | null;
  marks: Set<number>;
}

/** Cancelled classes of a day about which each member gets one message. */
export interface ModelCancellation {
  day: Day;
  /** Classes that are cancelled later are in another message. */
  closesAt: number;
  classes: ModelClass[];
  recipients: Set<ModelMember>;
}

export interface ModelSeries {
  id: number;
  title: string;
  weekdays: number[];
  from: Day;
  until: Day;
  start: number;
  end: number;
  places: number;
  madeTo: Day | null;
  isOver: boolean;
}

export interface ModelMember {
  id: number;
  phone: string;
  code: string;
  joinedOn: Day;
  karma: number;
  attended: Day[];
  marks: number;
  /**
   * Attended classes that count for the member. A class does not count if, when its attendance was
   * marked, it overlapped a class that already counted.
   */
  counted: ModelClass[];
  pauses: { from: Day; until: Day }[];
  stopped: boolean;
  /**
   * True if the member attended on a day before a later day was already marked, and the worker has
   * not recalculated the streak yet.
   */
  needsRecalculation: boolean;
  referrer: ModelMember | null;
  awaitsCredit: boolean;
}

export interface ModelDonation {
  id: number;
  member: ModelMember | null;
  rupees: number;
  status: 'pending' | 'approved' | 'rejected';
  karma: number;
  file: number;
  proposedBy: number | null;
  /** Time of the decision by staff. */
  decidedAt: number | null;
  at: number;
}

export interface ExpectedMessage {
  to: ModelMember | null;
  template: string;
}

export interface Model {
  now: number;
  isKind: boolean;
  creditsAtSignUp: boolean;
  members: ModelMember[];
  classes: ModelClass[];
  series: ModelSeries[];
  excused: Set<Day>;
  donations: ModelDonation[];
  /** Phone numbers of friends for whom the referrer has already got karma. */
  credited: Set<string>;
  expectedMessages: ExpectedMessage[];
  cancellations: ModelCancellation[];
  audit: Map<string, number>;
  /** True if staff changed a past day and the worker has not recalculated the streaks yet. */
  needsRecalculation: boolean;
}

export function createModel(rule: Pick<Model, 'isKind' | 'creditsAtSignUp'>): Model {
  return {
    ...rule,
    now: toInstant('2026-01-05', 300),
    members: [],
    classes: [],
    series: [],
    donations: [],
    expectedMessages: [],
    cancellations: [],
    excused: new Set(),
    credited: new Set(),
    audit: new Map(),
    needsRecalculation: false,
  };
}

export const toDay = (at: number): Day => new Date(at + AHEAD_MS).toISOString().slice(0, 10);
export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
export const toInstant = (day: Day, minutes: number): number =>
  Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS - AHEAD_MS;
/** Returns the weekday from 1 for Monday to 7 for Sunday. */
export const getWeekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

export function recordAction(model: Model, action: string): void {
  model.audit.set(action, (model.audit.get(action) ?? 0) + 1);
}

export function expectMessage(model: Model, to: ModelMember | null, template: string): void {
  if (to) model.expectedMessages.push({ to, template });
}
