import { expect } from 'vitest';
import { markAttendance } from '~/domain/attendance/mark-attendance.server';
import { startStreakPause, endStreakPause } from '~/domain/streaks/pause.server';
import { predictMarkAnswer, recordMark } from '../model/classes';
import { countPauses, getStreak, getTitle } from '../model/streaks';
import { toDay, toInstant, addDays, type Model, type ModelClass, type ModelMember } from '../model/world';
import type { Fault } from '../world/faults';
import type { Real } from '../world/world';
import { addClass, formatClock } from './classes';
import { attempt, recordReached, expectAgreement, pick, Step } from './step';

/**
 * A member joins a class. In most cases it is a class that can be joined now, if there is one. With
 * `isWrongDay`, the request contains the date of the next day.
 */
export function createJoinStep(who: number, at: number, isWrongDay: boolean): Step {
  return new Step(
    `member ${who} joins class ${at}${isWrongDay ? ' on a wrong day' : ''}`,
    async (real, model, fault) => {
      const member = pick(model.members, who);
      if (!member) return;
      const open = model.classes.filter((one) => predictMarkAnswer(model, member, one, one.day) === 'done');
      const one = at % 4 > 0 && open.length > 0 ? pick(open, at) : pick(model.classes, at);
      if (one) await mark(real, model, { member, one, date: isWrongDay ? addDays(one.day, 1) : one.day }, fault);
    },
  );
}

export function createJoinExactClassStep(who: number, at: number, isWrongDay = false): Step {
  return new Step(
    `member ${who} joins class ${at}${isWrongDay ? ' on a wrong day' : ''}`,
    async (real, model, fault) => {
      const [member, one] = [pick(model.members, who), model.classes[at]];
      if (member && one)
        await mark(real, model, { member, one, date: isWrongDay ? addDays(one.day, 1) : one.day }, fault);
    },
  );
}

interface Tap {
  member: ModelMember;
  one: ModelClass;
  date?: string;
}

async function mark(real: Real, model: Model, { member, one, date = one.day }: Tap, fault?: Fault): Promise<void> {
  const expected = predictMarkAnswer(model, member, one, date);
  const isOfToday = !member.attended.includes(one.day);
  const before = getTitle(member);
  const where = { member_id: member.id, class_id: one.id };
  const answer = await expectAgreement(real, {
    what: 'mark',
    expected,
    work: () => markAttendance(real.as(member), { class_id: one.id, attendance_date: date }),
    fault,
    happened: async () => expected === 'done' && (await real.ctx.db.attendance.count({ where })) > 0,
  });
  if (expected !== 'done') return;
  const isOutOfOrder = member.attended.some((day) => day > one.day);
  const isLate = isLateFor(model, member, one);
  const isSettled = !model.needsRecalculation && !member.needsRecalculation;
  const streakBefore = getStreak(model, member).current;
  if (isLate) {
    recordReached(real, 'a mark of a day before');
    member.needsRecalculation = true;
  }
  recordMark(model, member, one);
  if (!member.counted.includes(one)) recordReached(real, 'a mark of a class that overlaps');
  const title = getTitle(member);
  if (title !== before) recordReached(real, `title: ${title}`);
  if (!answer) return;
  expect(answer.streak_updated).toBe(isOfToday);
  expect(answer.new_title).toBe(title === before ? null : title);
  // If the member has already attended on a later day, a job recalculates the streak afterwards.
  const streak = isOutOfOrder ? streakBefore : getStreak(model, member).current;
  if (isSettled && (isOutOfOrder || !isLate)) expect(answer.new_streak).toBe(streak);
}

/**
 * Returns true if the class was on a past day or the member has already attended on a later day. In
 * both cases a job recalculates the streak afterwards.
 */
function isLateFor(model: Model, member: ModelMember, one: ModelClass): boolean {
  return one.day < toDay(model.now) || member.attended.some((day) => day > one.day);
}

/**
 * Every member who may join the class sends two requests concurrently. Expects one success per
 * member, up to the number of free places.
 */
export function createConcurrentJoinStep(at: number): Step {
  return new Step(`everybody joins class ${at} twice at once`, async (real, model) => {
    const open = model.classes.filter(
      (one) => !one.isCancelled && !one.isDeleted && toInstant(one.day, one.start) <= model.now,
    );
    const one = pick(open.slice(-3), at);
    if (!one) return;
    const able = model.members.filter((member) => predictMarkAnswer(model, member, one, one.day) === 'done');
    const room = Math.min(able.length, one.places - one.marks.size);
    const input = { class_id: one.id, attendance_date: one.day };
    const taps = able.flatMap((member) => [member, member]);
    const answers = await Promise.all(
      taps.map((member) => attempt(real, () => markAttendance(real.as(member), input))),
    );
    const winners = taps.filter((_, tap) => answers[tap]?.result === 'done');
    expect(winners.length).toBe(room);
    expect(new Set(winners).size).toBe(room);
    for (const winner of winners) {
      winner.needsRecalculation ||= isLateFor(model, winner, one);
      recordMark(model, winner, one);
    }
    if (room < able.length) recordReached(real, 'a rush on too few places');
    else if (room > 0) recordReached(real, 'a rush');
  });
}

export function createPauseStep(who: number, days: number): Step {
  return new Step(`member ${who} pauses for ${days} days`, async (real, model, fault) => {
    const member = pick(model.members, who);
    if (!member) return;
    const today = toDay(model.now);
    const { recent, goesOn } = countPauses(model, member);
    const refusal = goesOn
      ? 'conflict Your streak is paused already.'
      : recent >= 2
        ? 'conflict You can pause 2 times in 90 days.'
        : 'done';
    const expected = model.isKind ? refusal : 'conflict Streaks cannot be paused.';
    const where = { member_id: member.id, from_day: new Date(`${today}T00:00:00Z`) };
    await expectAgreement(real, {
      what: 'pause',
      expected,
      work: () => startStreakPause(real.as(member), { days }),
      fault,
      happened: async () => expected === 'done' && (await real.ctx.db.streakPause.count({ where })) > 0,
    });
    if (expected === 'done') member.pauses.push({ from: today, until: addDays(today, days - 1) });
  });
}

export function createEndPauseStep(who: number): Step {
  return new Step(`member ${who} ends the pause`, async (real, model, fault) => {
    const member = pick(model.members, who);
    if (!member) return;
    const work = () => endStreakPause(real.as(member));
    await expectAgreement(real, { what: 'end of a pause', expected: 'done', work, fault, happened: async () => false });
    const today = toDay(model.now);
    member.pauses = member.pauses
      .filter(({ from }) => from !== today)
      .map((one) => (one.until >= today ? { ...one, until: addDays(today, -1) } : one));
  });
}

export function createWaitStep(days: number, minutes: number): Step {
  return new Step(`it is ${formatClock(minutes)}, ${days} days later`, (_real, model) => {
    model.now = Math.max(model.now + 60_000, toInstant(addDays(toDay(model.now), days), minutes));
  });
}

/**
 * Moves the clock by `minutes`, which can be negative, as a clock correction does. Does nothing if
 * the day would change.
 */
export function createClockJumpStep(minutes: number): Step {
  return new Step(`the clock jumps by ${minutes} minutes`, (_real, model) => {
    const to = model.now + minutes * 60_000;
    if (toDay(to) === toDay(model.now)) model.now = to;
  });
}

export type Morning = 'attended' | 'missed' | 'none';

/**
 * Simulates consecutive days with a class at six that was announced the day before. On each day the
 * member attends, misses the class, or there is no class.
 */
export function createMorningsStep(who: number, days: readonly Morning[]): Step {
  return new Step(`mornings of member ${who}: ${days.join(', ')}`, async (real, model) => {
    for (const what of days) {
      real.clock.set(new Date(model.now));
      const tomorrow = addDays(toDay(model.now), 1);
      const planned = { day: tomorrow, start: 360, end: 405, places: 50 };
      if (what !== 'none') await addClass(real, model, planned);
      model.now = toInstant(tomorrow, 365);
      real.clock.set(new Date(model.now));
      const [member, one] = [pick(model.members, who), model.classes.at(-1)];
      if (what === 'attended' && member && one) await mark(real, model, { member, one });
    }
  });
}
