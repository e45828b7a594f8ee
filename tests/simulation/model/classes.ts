import { isClassDay } from './streaks';
import {
  type Day,
  expectMessage,
  MINUTE_MS,
  toDay,
  toInstant,
  addDays,
  type Model,
  type ModelClass,
  type ModelMember,
  getWeekday,
} from './world';

const CANCELLED = 'This class is cancelled. Copy it to hold it on another day.';

export function predictMarkAnswer(model: Model, member: ModelMember, one: ModelClass, date: Day): string {
  if (one.isCancelled || one.isDeleted) return 'not_found Class not found.';
  if (date !== one.day) return 'invalid Invalid attendance request';
  if (one.marks.has(member.id)) return 'conflict Attendance already marked for this class';
  if (model.now < toInstant(one.day, one.start)) return 'invalid This class has not started yet';
  if (model.now > toInstant(one.day, one.end + 5)) return 'invalid This class has ended';
  if (one.marks.size >= one.places) return 'invalid This class is full';
  return 'done';
}

export function recordMark(model: Model, member: ModelMember, one: ModelClass): void {
  one.marks.add(member.id);
  member.marks += 1;
  if (!member.counted.some((other) => overlaps(other, one))) member.counted.push(one);
  if (!member.attended.includes(one.day)) member.attended.push(one.day);
  creditReferrer(model, member);
}

/**
 * Returns true if the current times of both classes overlap. Classes that only adjoin do not
 * overlap.
 */
function overlaps(one: ModelClass, other: ModelClass): boolean {
  return one.day === other.day && one.start < other.end && other.start < one.end;
}

/** Adds 100 karma points to the member who referred the friend, at most once per phone number. */
export function creditReferrer(model: Model, friend: ModelMember): void {
  if (!friend.referrer || !friend.awaitsCredit) return;
  friend.awaitsCredit = false;
  if (model.credited.has(friend.phone)) return;
  model.credited.add(friend.phone);
  friend.referrer.karma += 100;
}

/**
 * Changes a class in the model. If a past day becomes a class day or stops being one, the streaks
 * must be recalculated.
 */
export function changeClassInModel(model: Model, one: ModelClass, change: () => void): void {
  const { day } = one;
  const isCounted = () => isClassDay(model, day) && !model.excused.has(day);
  const before = isCounted();
  change();
  if (before !== isCounted() && day < toDay(model.now)) model.needsRecalculation = true;
}

export function predictCancelAnswer(one: ModelClass): string {
  if (one.isDeleted) return 'not_found Class not found.';
  return one.isCancelled ? 'conflict This class is cancelled already.' : 'done';
}

/**
 * Returns the members who are notified when a class changes: those who joined a class with the same
 * title or series in the last 90 days and have not stopped notices. Returns an empty array if the
 * class is over.
 */
export function listRecipients(model: Model, one: ModelClass): ModelMember[] {
  if (toInstant(one.day, one.end) < model.now) return [];
  const from = addDays(toDay(model.now), -90);
  const alike = model.classes.filter(
    (other) => other.day >= from && (other.title === one.title || (one.series && other.series === one.series)),
  );
  return model.members.filter(({ id, stopped }) => !stopped && alike.some(({ marks }) => marks.has(id)));
}

/**
 * Adds a class that is cancelled now to the message about its day. Members are notified of all
 * classes of the message. A message waits for ten minutes, unless a class then begins within an
 * hour.
 */
export function recordCancellation(model: Model, one: ModelClass): void {
  if (toInstant(one.day, one.end) < model.now) return;
  const waits = model.now + 10 * MINUTE_MS;
  const closesAt = toInstant(one.day, one.start - 60) < waits ? model.now : waits;
  let message = model.cancellations.find(({ day, closesAt: at }) => day === one.day && at >= model.now);
  if (!message) {
    message = { day: one.day, closesAt, classes: [], recipients: new Set() };
    model.cancellations.push(message);
  }
  message.closesAt = Math.min(message.closesAt, closesAt);
  message.classes.push(one);
  for (const member of message.classes.flatMap((other) => listRecipients(model, other))) {
    if (message.recipients.has(member)) continue;
    message.recipients.add(member);
    expectMessage(model, member, 'class_cancelled');
  }
}

export interface Moved {
  day: Day;
  start: number;
  end: number;
  places: number;
}

export function predictMoveAnswer(one: ModelClass, { day, places }: Moved): string {
  if (one.isDeleted) return 'not_found Class not found.';
  if (one.isCancelled) return `conflict ${CANCELLED}`;
  const taken = one.marks.size === 1 ? '1 place is' : `${one.marks.size} places are`;
  if (places < one.marks.size) return `invalid ${taken} taken already, so max participants cannot be lower`;
  if (day !== one.day && one.marks.size > 0)
    return 'invalid Members have attended this class, so its day cannot change';
  return 'done';
}

/**
 * Returns the members who are notified when a class is moved: the same as for a cancellation.
 * Returns an empty array if the old or the new time has passed.
 */
export function listMoveRecipients(model: Model, one: ModelClass, to: Moved): ModelMember[] {
  const [before, after] = [toInstant(one.day, one.start), toInstant(to.day, to.start)];
  const isOver = toInstant(to.day, to.end) < model.now;
  return before === after || isOver ? [] : listRecipients(model, one);
}

export function recordMove(model: Model, one: ModelClass, to: Moved): void {
  const begins = toInstant(one.day, one.start);
  const isPutRight = begins <= model.now && one.announcedAt < begins;
  const isAnnouncedAnew = to.day !== one.day || (to.start !== one.start && !isPutRight);
  changeClassInModel(model, one, () =>
    Object.assign(one, to, {
      series: to.day === one.day ? one.series : null,
      announcedAt: isAnnouncedAnew ? model.now : one.announcedAt,
    }),
  );
}

export function predictRepeatAnswer(model: Model, one: ModelClass, until: Day): string {
  const from = [one.day, toDay(model.now)].sort()[1] ?? '';
  if (one.isDeleted) return 'not_found Class not found.';
  if (one.isCancelled) return `conflict ${CANCELLED}`;
  if (one.series && !one.series.isOver) return 'conflict This class repeats already. End its series first.';
  return until < from ? 'invalid Please choose a day from today on, not before the class itself' : 'done';
}

/**
 * Returns the classes that the worker still has to create for running series in the coming week: at
 * most one per series and day, and none on past days.
 */
export function listMissingClasses(model: Model): { series: ModelClass['series'] & object; day: Day }[] {
  const today = toDay(model.now);
  return model.series
    .filter(({ isOver }) => !isOver)
    .flatMap((series) => {
      const days = Array.from({ length: 8 }, (_, at) => addDays(today, at)).filter(
        (day) =>
          day >= series.from &&
          day <= series.until &&
          day > (series.madeTo ?? '') &&
          series.weekdays.includes(getWeekday(day)) &&
          !model.classes.some((one) => one.series === series && one.day === day),
      );
      if (series.until >= today && (series.madeTo ?? '') < addDays(today, 7)) series.madeTo = addDays(today, 7);
      return days.map((day) => ({ series, day }));
    });
}
