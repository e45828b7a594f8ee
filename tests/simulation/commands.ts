import fc from 'fast-check';
import { expect } from 'vitest';
import { markAttendance } from '~/domain/attendance/mark-attendance.server';
import { cancelClass } from '~/domain/classes/cancel-class.server';
import { createClass } from '~/domain/classes/create-class.server';
import { deleteClass } from '~/domain/classes/delete-class.server';
import { excuseDay } from '~/domain/classes/excuse-day.server';
import { createClassSchema, updateClassSchema } from '~/domain/classes/schemas';
import { updateClass } from '~/domain/classes/update-class.server';
import type { Context } from '~/domain/context';
import { DomainError } from '~/domain/errors';
import { getMemberProfile } from '~/domain/members/queries.server';
import { getOwnStreak } from '~/domain/streaks/own-streak.server';
import { beginPause, endPause } from '~/domain/streaks/pause.server';
import { recalculateMember } from '~/domain/streaks/recalculate-member.server';
import { replayStreaks } from '~/domain/streaks/replay-streaks.server';
import { writeDownStreaks } from '~/domain/streaks/write-down-streaks.server';
import { createMember } from '../factories/member';
import type { TestContext } from '../setup/context';
import {
  answerToMark,
  dayAt,
  instant,
  isClassDay,
  later,
  type Model,
  type ModelClass,
  type ModelMember,
  pausesOf,
  streakOf,
} from './model';

/** The product itself, its queue a list that is worked off when the history says so, or loses what it holds. */
export interface Real {
  ctx: TestContext;
  admin: Context;
  /** Members whose recalculation was queued. */
  queued: number[];
  /** How often each answer was met. */
  met: Map<string, number>;
}

type Command = fc.AsyncCommand<Model, Real>;

/** One step of a history, whose answer has to be the model's. */
class Step implements Command {
  readonly words: string;
  readonly act: (model: Model, real: Real) => Promise<void>;
  constructor(words: string, act: (model: Model, real: Real) => Promise<void>) {
    this.words = words;
    this.act = act;
  }
  check(): boolean {
    return true;
  }
  async run(model: Model, real: Real): Promise<void> {
    real.ctx.clock.set(new Date(model.now));
    await this.act(model, real);
  }
  toString(): string {
    return this.words;
  }
}

async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof DomainError) return `${error.code} ${error.message}`;
    throw error;
  }
}

function meets(real: Real, what: string, actual: string, expected: string): void {
  expect(`${what}: ${actual}`).toBe(`${what}: ${expected}`);
  const met = `${what}: ${expected}`;
  real.met.set(met, (real.met.get(met) ?? 0) + 1);
}

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)];

const clockText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const formOf = (day: string, start: number, end: number, places: number) => ({
  ...{ title: 'Flow', description: 'Slow.', instructor: 'Meera', max_participants: places },
  ...{ class_date: day, start_time: clockText(start), end_time: clockText(end) },
});

function as(real: Real, member: ModelMember): Context {
  const ctx = real.ctx.as(member);
  const enqueue: Context['enqueue'] = (name, payload) => {
    if (name === 'recalculate-member') real.queued.push((payload as { memberId: number }).memberId);
    return Promise.resolve();
  };
  return { ...ctx, enqueue };
}

function joins(): Step {
  return new Step('somebody joins', async (model, real) => {
    if (model.members.length >= 3) return;
    const { id } = await createMember(real.ctx, { created_at: new Date(model.now) });
    model.members.push({ id, joinedOn: dayAt(model.now), attended: [], pauses: [] });
  });
}

function adds(days: number, start: number, minutes: number, places: number): Step {
  return new Step(`a class is added ${days} days from today at ${clockText(start)}`, async (model, real) => {
    const day = later(dayAt(model.now), days);
    const end = Math.min(start + minutes, 1439);
    const { id } = await createClass(real.admin, createClassSchema.parse(formOf(day, start, end, places)));
    model.classes.push({ id, day, start, end, places, announcedAt: model.now, isGone: false, marks: new Set() });
  });
}

/** Changes a class, and knows whether a day of the past stopped being a class day by it. */
async function touching(model: Model, one: ModelClass, change: () => void): Promise<void> {
  const { day } = one;
  const before = isClassDay(model, day) && !model.excused.has(day);
  change();
  const after = isClassDay(model, day) && !model.excused.has(day);
  if (before !== after && day < dayAt(model.now)) model.owesReplay = true;
  return Promise.resolve();
}

function takesOff(at: number, how: 'cancel' | 'delete'): Step {
  return new Step(`class ${at} is taken off (${how})`, async (model, real) => {
    const one = pick(model.classes, at);
    if (!one) return;
    const act = how === 'cancel' ? cancelClass : deleteClass;
    const actual = await outcome(act(real.admin, one.id));
    if (one.isGone) return expect(actual).toMatch(/^(conflict|not_found|done)/);
    meets(real, how, actual, 'done');
    await touching(model, one, () => (one.isGone = true));
  });
}

function moves(at: number, days: number, start: number): Step {
  return new Step(`class ${at} is moved by ${days} days to ${clockText(start)}`, async (model, real) => {
    const one = pick(model.classes, at);
    if (!one || one.isGone) return;
    const day = later(one.day, days);
    const end = Math.min(start + 45, 1439);
    const form = updateClassSchema.parse(formOf(day, start, end, one.places));
    const actual = await outcome(updateClass(real.admin, one.id, form));
    if (day !== one.day && one.marks.size > 0)
      return meets(real, 'move', actual, 'invalid Members have attended this class, so its day cannot change');
    meets(real, 'move', actual, 'done');
    const begun = instant(one.day, one.start) <= model.now;
    const isAnnouncedAnew = day !== one.day || (start !== one.start && !begun);
    await touching(model, one, () =>
      Object.assign(one, { day, start, end, ...(isAnnouncedAnew ? { announcedAt: model.now } : {}) }),
    );
  });
}

function marks(who: number, at: number, isWrongDay: boolean): Step {
  return new Step(`member ${who} joins class ${at}${isWrongDay ? ' on a wrong day' : ''}`, async (model, real) => {
    // Mostly one that can be marked, so that lives come about.
    const member = pick(model.members, who);
    const open = model.classes.flatMap((one, nth) =>
      member && answerToMark(model, member, one, one.day) === 'marked' ? [nth] : [],
    );
    const nth = at % 4 > 0 && open.length > 0 ? pick(open, at) : at;
    await marksExactly(who, nth ?? at, isWrongDay).run(model, real);
  });
}

function marksExactly(who: number, at: number, isWrongDay = false): Step {
  return new Step(`member ${who} joins class ${at}`, async (model, real) => {
    const member = pick(model.members, who);
    const one = pick(model.classes, at);
    if (!member || !one) return;
    const date = isWrongDay ? later(one.day, 1) : one.day;
    const expected = answerToMark(model, member, one, date);
    let newStreak = -1;
    const marking = markAttendance(as(real, member), { class_id: one.id, attendance_date: date }).then(
      ({ new_streak }) => (newStreak = new_streak),
    );
    const actual = await outcome(marking);
    meets(real, 'mark', actual === 'done' ? 'marked' : actual, expected);
    if (expected !== 'marked') return;
    const isLate = member.attended.some((day) => day > one.day) || one.day < dayAt(model.now);
    one.marks.add(member.id);
    if (!member.attended.includes(one.day)) member.attended.push(one.day);
    if (!model.owesReplay && !isLate) expect(newStreak).toBe(streakOf(model, member).current);
  });
}

function pauses(who: number, days: number): Step {
  return new Step(`member ${who} pauses for ${days} days`, async (model, real) => {
    const member = pick(model.members, who);
    if (!member) return;
    const actual = await outcome(beginPause(as(real, member), { days }));
    const { recent, goesOn } = pausesOf(model, member);
    if (!model.isKind) return meets(real, 'pause', actual, 'conflict Streaks cannot be paused.');
    if (goesOn) return meets(real, 'pause', actual, 'conflict Your streak is paused already.');
    if (recent >= 2) return meets(real, 'pause', actual, 'conflict You can pause 2 times in 90 days.');
    meets(real, 'pause', actual, 'done');
    const today = dayAt(model.now);
    member.pauses.push({ from: today, until: later(today, days - 1) });
  });
}

function goesOn(who: number): Step {
  return new Step(`member ${who} ends the pause`, async (model, real) => {
    const member = pick(model.members, who);
    if (!member) return;
    meets(real, 'end of a pause', await outcome(endPause(as(real, member))), 'done');
    const today = dayAt(model.now);
    member.pauses = member.pauses
      .filter(({ from }) => from !== today)
      .map((one) => (one.until >= today ? { ...one, until: later(today, -1) } : one));
  });
}

function excuses(daysAgo: number): Step {
  return new Step(`the day ${daysAgo} days ago is excused`, async (model, real) => {
    const day = later(dayAt(model.now), -daysAgo);
    const actual = await outcome(excuseDay(real.admin, { day, reason: 'Down' }));
    if (daysAgo < 0) return meets(real, 'excuse', actual, 'invalid Please choose today or a day of the past');
    if (model.excused.has(day)) return meets(real, 'excuse', actual, 'conflict This day is excused already.');
    meets(real, 'excuse', actual, 'done');
    model.excused.add(day);
    model.owesReplay = true;
  });
}

/** Time goes on to a time of a day. */
function waits(days: number, minutes: number): Step {
  return new Step(`it is ${clockText(minutes)}, ${days} days later`, (model) => {
    model.now = Math.max(model.now + 60_000, instant(later(dayAt(model.now), days), minutes));
    return Promise.resolve();
  });
}

/** One morning after another with a class at six, announced the day before: attended, missed, or a day without. */
function mornings(who: number, days: readonly ('attended' | 'missed' | 'none')[]): Step {
  return new Step(`mornings of member ${who}: ${days.join(', ')}`, async (model, real) => {
    if (model.members.length === 0) await joins().run(model, real);
    for (const what of days) {
      if (what !== 'none') await adds(1, 360, 45, 50).run(model, real);
      await waits(1, 365).run(model, real);
      const newest = model.classes.length - 1;
      if (what === 'attended') await marksExactly(who, newest).run(model, real);
    }
  });
}

function nights(): Step {
  return new Step('the night job runs', async (_model, { ctx }) => {
    await writeDownStreaks(ctx);
  });
}

function works(): Step {
  return new Step('the worker is through', (model, real) => settle(model, real));
}

/** Runs what is owed until nothing is, after which every reader tells what the model says. */
export async function settle(model: Model, real: Real): Promise<void> {
  const { ctx, queued } = real;
  ctx.clock.set(new Date(model.now));
  await replayStreaks(ctx);
  for (const id of new Set(queued.splice(0))) await recalculateMember(ctx, id);
  model.owesReplay = false;
  for (const member of model.members) {
    const { current, longest, rests, days } = streakOf(model, member);
    const own = await getOwnStreak(ctx.as(member));
    const { current_streak, longest_streak, rest_days_left } = own;
    expect({ current_streak, longest_streak, rest_days_left, days: own.days }).toEqual({
      current_streak: current,
      longest_streak: longest,
      rest_days_left: rests,
      days,
    });
    expect((await getMemberProfile(ctx, member.id)).current_streak).toBe(current);
  }
  for (const { id, marks } of model.classes)
    expect(await ctx.db.yogaClass.findUnique({ where: { id }, select: { attendance_count: true } })).toEqual({
      attendance_count: marks.size,
    });
}

const index = fc.nat({ max: 40 });
const start = fc.constantFrom(0, 360, 360, 720, 1380);
const time = fc.constantFrom(3, 355, 365, 365, 365, 405, 412, 725, 1385, 1430);

/** A history, a year of practice in some hundred steps at most. */
export const histories = fc.commands(
  [
    fc.constant(joins()),
    ...Array.from({ length: 3 }, () =>
      fc
        .tuple(fc.integer({ min: -2, max: 3 }), start, fc.constantFrom(45, 59), fc.constantFrom(1, 50))
        .map((a) => adds(...a)),
    ),
    ...Array.from({ length: 4 }, () =>
      fc
        .tuple(
          index,
          index,
          fc.nat(9).map((one) => one === 0),
        )
        .map((a) => marks(...a)),
    ),
    ...Array.from({ length: 4 }, () => fc.tuple(fc.constantFrom(0, 1, 1, 2), time).map((a) => waits(...a))),
    ...Array.from({ length: 5 }, () =>
      fc
        .tuple(
          index,
          fc.array(
            fc.constantFrom<'attended' | 'missed' | 'none'>('attended', 'attended', 'attended', 'missed', 'none'),
            { minLength: 1, maxLength: 9 },
          ),
        )
        .map((a) => mornings(...a)),
    ),
    fc.tuple(index, fc.constantFrom('cancel', 'delete')).map(([at, how]) => takesOff(at, how)),
    fc.tuple(index, fc.integer({ min: -3, max: 3 }), start).map((a) => moves(...a)),
    fc.tuple(index, fc.integer({ min: 1, max: 14 })).map((a) => pauses(...a)),
    index.map(goesOn),
    fc.integer({ min: -1, max: 6 }).map(excuses),
    fc.constant(nights()),
    fc.constant(works()),
  ],
  { maxCommands: 30 },
);
