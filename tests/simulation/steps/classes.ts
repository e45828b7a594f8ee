import { expect } from 'vitest';
import { cancelClass } from '~/domain/classes/cancel-class.server';
import { createClass } from '~/domain/classes/create-class.server';
import { deleteClass } from '~/domain/classes/delete-class.server';
import { endSeries } from '~/domain/classes/end-series.server';
import { excuseDay } from '~/domain/classes/excuse-day.server';
import { repeatClass } from '~/domain/classes/repeat-class.server';
import { createClassSchema, updateClassSchema } from '~/domain/classes/schemas';
import { updateClass } from '~/domain/classes/update-class.server';
import type { Context } from '~/domain/context';
import {
  predictCancelAnswer,
  predictMoveAnswer,
  predictRepeatAnswer,
  listRecipients,
  changeClassInModel,
  listMissingClasses,
  recordCancellation,
  recordMove,
  listMoveRecipients,
} from '../model/classes';
import { toDay, toInstant, addDays, type Model, type ModelClass, recordAction, expectMessage } from '../model/world';
import type { Fault } from '../world/faults';
import type { Real } from '../world/world';
import { recordReached, expectAgreement, pick, Step } from './step';

export const formatClock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const getTitleAt = (start: number) => (start < 400 ? 'Dawn' : 'Day');

type Planned = Pick<ModelClass, 'day' | 'start' | 'end' | 'places'>;

const getForm = ({ day, start, end, places }: Planned, title: string) => ({
  title,
  description: 'Slow.',
  instructor: 'Meera',
  max_participants: places,
  class_date: day,
  start_time: formatClock(start),
  end_time: formatClock(end),
});

export const pickStaff = (real: Real, at = 0): Context => pick(real.staff, at) ?? real.ctx;

export async function addClass(real: Real, model: Model, planned: Planned, fault?: Fault): Promise<void> {
  const title = getTitleAt(planned.start);
  await expectAgreement(real, {
    what: planned.day < toDay(model.now) ? 'class made for a day gone by' : 'class made',
    expected: 'done',
    work: () => createClass(pickStaff(real), createClassSchema.parse(getForm(planned, title))),
    fault,
  });
  recordAction(model, 'class.created');
  await adopt(real, model, [{ ...planned, title, series: null }]);
}

/** Adds the classes that were just created to the model, with their ids from the database. */
async function adopt(real: Real, model: Model, made: (Planned & Pick<ModelClass, 'title' | 'series'>)[]) {
  const after = Math.max(0, ...model.classes.map(({ id }) => id));
  const rows = await real.ctx.db.yogaClass.findMany({ where: { id: { gt: after } }, orderBy: { id: 'asc' } });
  const formatKey = ({ day, series }: { day: string; series: number | null | undefined }) =>
    `${day} of series ${series}`;
  expect(
    rows.map((row) => formatKey({ day: row.class_date.toISOString().slice(0, 10), series: row.series_id })).sort(),
  ).toEqual(made.map(({ day, series }) => formatKey({ day, series: series?.id ?? null })).sort());
  const flags = { isCancelled: false, isDeleted: false, announcedAt: model.now };
  for (const { id, class_date, series_id } of rows) {
    const day = class_date.toISOString().slice(0, 10);
    const one = made.find((other) => other.day === day && (other.series?.id ?? null) === series_id);
    if (one) model.classes.push({ ...one, ...flags, id, marks: new Set() });
  }
}

export function createAddClassStep(days: number, start: number, minutes: number, places: number): Step {
  return new Step(`a class is made ${days} days from today at ${formatClock(start)}`, async (real, model, fault) => {
    const end = Math.min(start + minutes, 1439);
    await addClass(real, model, { day: addDays(toDay(model.now), days), start, end, places }, fault);
  });
}

export function createRemoveClassStep(at: number, how: 'cancel' | 'delete'): Step {
  return new Step(`class ${at}: ${how}`, async (real, model, fault) => {
    const one = pick(model.classes, at);
    if (!one) return;
    const act =
      how === 'cancel' ? () => cancelClass(pickStaff(real), one.id) : () => deleteClass(pickStaff(real), one.id);
    const expected =
      how === 'cancel' ? predictCancelAnswer(one) : one.isDeleted ? 'not_found Class not found.' : 'done';
    const answer: unknown = await expectAgreement<unknown>(real, { what: `${how} class`, expected, work: act, fault });
    if (expected !== 'done') return;
    const recipients = how === 'cancel' ? listRecipients(model, one) : [];
    if (answer) expect(answer).toEqual({ notified: recipients.length, notified_is_minimum: false });
    if (toInstant(one.day, one.end) < model.now) recordReached(real, `a class that is over: ${how}`);
    if (how === 'cancel') recordCancellation(model, one);
    recordAction(model, how === 'cancel' ? 'class.cancelled' : 'class.deleted');
    changeClassInModel(model, one, () =>
      Object.assign(one, how === 'cancel' ? { isCancelled: true } : { isDeleted: true }),
    );
  });
}

export function createMoveClassStep(at: number, days: number, start: number, places: number): Step {
  const words = `class ${at} is moved by ${days} days to ${formatClock(start)}, ${places} places`;
  return new Step(words, async (real, model, fault) => {
    const one = pick(model.classes, at);
    if (!one) return;
    const to = { day: addDays(one.day, days), start, end: Math.min(start + 45, 1439), places };
    const expected = predictMoveAnswer(one, to);
    const form = updateClassSchema.parse(getForm(to, one.title));
    const answer = await expectAgreement(real, {
      what: days === 0 ? 'class changed' : 'class moved',
      expected,
      work: () => updateClass(pickStaff(real), one.id, form),
      fault,
    });
    if (expected !== 'done') return;
    const recipients = listMoveRecipients(model, one, to);
    if (answer) expect(answer).toEqual({ notified: recipients.length, notified_is_minimum: false });
    for (const member of recipients) expectMessage(model, member, 'class_moved');
    recordAction(model, 'class.updated');
    recordMove(model, one, to);
  });
}

export function createRepeatClassStep(at: number, weekdays: number[], days: number): Step {
  return new Step(`class ${at} repeats on ${weekdays.join()} for ${days} days`, async (real, model, fault) => {
    const one = pick(model.classes, at);
    if (!one) return;
    const until_date = addDays(toDay(model.now), days);
    const expected = predictRepeatAnswer(model, one, until_date);
    await expectAgreement(real, {
      what: 'repeat',
      expected,
      work: () => repeatClass(pickStaff(real), one.id, { weekdays, until_date }),
      fault,
    });
    if (expected !== 'done') return;
    const { id } = await real.ctx.db.classSeries.findFirstOrThrow({ orderBy: { id: 'desc' }, select: { id: true } });
    const { title, day: from, start, end, places } = one;
    const pattern = { id, title, weekdays, from, until: until_date, start, end, places };
    one.series = { ...pattern, madeTo: null, isOver: false };
    model.series.push(one.series);
    recordAction(model, 'class_series.created');
    await addPlannedClasses(real, model);
  });
}

/** Adds to the model the classes that the worker has created for series. */
export async function addPlannedClasses(real: Real, model: Model): Promise<void> {
  const made = listMissingClasses(model).map(({ series, day }) => {
    const { title, start, end, places } = series;
    return { series, day, title, start, end, places };
  });
  if (made.length > 0) recordReached(real, 'classes of a series made');
  await adopt(real, model, made);
}

const isEdited = (one: Planned, series: Omit<Planned, 'day'>) =>
  one.start !== series.start || one.end !== series.end || one.places !== series.places;

export function createEndSeriesStep(at: number): Step {
  return new Step(`series ${at} ends`, async (real, model, fault) => {
    const series = pick(model.series, at);
    if (!series) return;
    const expected = series.isOver ? 'not_found Series not found. It may have ended already.' : 'done';
    const going = model.classes.filter(
      (one) =>
        one.series === series &&
        !(one.isCancelled || one.isDeleted || isEdited(one, series)) &&
        one.day > series.from &&
        one.marks.size === 0 &&
        toInstant(one.day, one.start) > model.now,
    );
    const answer = await expectAgreement(real, {
      what: 'end series',
      expected,
      work: () => endSeries(pickStaff(real), series.id),
      fault,
    });
    if (expected !== 'done') return;
    if (answer) expect(answer.removed).toBe(going.length);
    series.isOver = true;
    for (const one of going) one.isDeleted = true;
    recordAction(model, 'class_series.ended');
  });
}

export function createExcuseDayStep(daysAgo: number): Step {
  return new Step(`the day ${daysAgo} days ago is excused`, async (real, model, fault) => {
    const day = addDays(toDay(model.now), -daysAgo);
    const isKnown = model.excused.has(day);
    const refusal = isKnown ? 'conflict This day is excused already.' : 'done';
    const expected = daysAgo < 0 ? 'invalid Please choose today or a day of the past' : refusal;
    await expectAgreement(real, {
      what: 'excuse',
      expected,
      work: () => excuseDay(pickStaff(real), { day, reason: 'Down' }),
      fault,
    });
    if (expected !== 'done') return;
    model.excused.add(day);
    model.needsRecalculation = true;
    recordAction(model, 'class_day.excused');
  });
}
