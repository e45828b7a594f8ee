import { toDay, toInstant, addDays, type Model } from '../model/world';
import type { Real } from '../world/world';
import { addClass, createMoveClassStep, createRepeatClassStep, createRemoveClassStep } from './classes';
import {
  createEndPauseStep,
  createJoinExactClassStep,
  createMorningsStep,
  createPauseStep,
  createConcurrentJoinStep,
  createWaitStep,
} from './marks';
import { createDeleteMemberStep, getPhone, createSignUpStep } from './members';
import { createUploadStep } from './donations';
import { Step } from './step';

// These steps combine several actions that usually occur together, so that the simulations also
// reach the states that follow.

async function runInOrder(real: Real, model: Model, steps: Step[]): Promise<void> {
  for (const step of steps) await step.run(model, real);
}

export function createFullClassStep(places: number): Step {
  return new Step(`all rush to a class of ${places} places in the morning`, async (real, model) => {
    const day = addDays(toDay(model.now), 1);
    await addClass(real, model, { day, start: 360, end: 405, places });
    model.now = toInstant(day, 365);
    const last = model.classes.filter((one) => !one.isCancelled && !one.isDeleted).length;
    const taps = [0, 1, 2].map((who) => createJoinExactClassStep(who, model.classes.length - 1));
    await runInOrder(real, model, [createConcurrentJoinStep(Math.min(last, 3) - 1), ...taps]);
  });
}

export function createTapAtMinuteStep(who: number, minute: number): Step {
  return new Step(`member ${who} joins a class from 06:00 to 06:45 at minute ${minute - 360}`, async (real, model) => {
    const day = addDays(toDay(model.now), 1);
    await addClass(real, model, { day, start: 360, end: 405, places: 50 });
    await runInOrder(real, model, [createWaitStep(1, minute), createJoinExactClassStep(who, model.classes.length - 1)]);
  });
}

export function createJoinTwoClassesStep(who: number, isWrongDay: boolean): Step {
  return new Step(`member ${who} joins two classes of a morning`, async (real, model, fault) => {
    const day = addDays(toDay(model.now), 1);
    for (const start of [360, 361]) await addClass(real, model, { day, start, end: 405, places: 50 });
    const last = model.classes.length - 1;
    await runInOrder(real, model, [createWaitStep(1, 365)]);
    if (isWrongDay) await runInOrder(real, model, [createJoinExactClassStep(who, last, true)]);
    await runInOrder(real, model, [
      createJoinExactClassStep(who, last).with(fault),
      createJoinExactClassStep(who, last - 1),
    ]);
  });
}

export function createJoinAcrossMidnightStep(who: number): Step {
  return new Step(`member ${who} joins a class after one of the next day`, async (real, model, fault) => {
    const day = addDays(toDay(model.now), 1);
    await addClass(real, model, { day, start: 1400, end: 1439, places: 50 });
    await addClass(real, model, { day: addDays(day, 1), start: 0, end: 45, places: 50 });
    const last = model.classes.length - 1;
    await runInOrder(real, model, [
      createWaitStep(2, 3),
      createJoinExactClassStep(who, last),
      createJoinExactClassStep(who, last - 1).with(fault),
    ]);
  });
}

export function createBringFriendStep(at: number, by: number): Step {
  return new Step(`friend ${at} of member ${by} comes to a first class`, async (real, model, fault) => {
    await runInOrder(real, model, [createSignUpStep(at, by)]);
    const who = findMemberIndex(model, at);
    await addClass(real, model, { day: addDays(toDay(model.now), 1), start: 360, end: 405, places: 50 });
    await runInOrder(real, model, [
      createWaitStep(1, 365),
      createJoinExactClassStep(who, model.classes.length - 1).with(fault),
    ]);
  });
}

export function createChangeReferrerStep(at: number, by: number): Step {
  return new Step(`friend ${at} of member ${by} leaves and comes back by another`, async (real, model) => {
    await runInOrder(real, model, [
      createBringFriendStep(at, by),
      createDeleteMemberStep(findMemberIndex(model, at)),
      createBringFriendStep(at, by + 1),
    ]);
  });
}

const findMemberIndex = (model: Model, at: number) => model.members.findIndex(({ phone }) => phone === getPhone(at));

export function createRepeatedStep(step: Step): Step {
  return new Step(`twice: ${step.toString()}`, (real, model, fault) =>
    runInOrder(real, model, [step, step.with(fault)]),
  );
}

export function createChangeRemovedClassStep(
  at: number,
  how: 'cancel' | 'delete',
  then: 'move' | 'repeat' | 'cancel' | 'delete',
): Step {
  return new Step(`class ${at}: ${how}, then ${then}`, (real, model) => {
    const next = { move: createMoveClassStep(at, 1, 360, 50), repeat: createRepeatClassStep(at, [1, 4], 9) };
    return runInOrder(real, model, [
      createRemoveClassStep(at, how),
      then === 'move' || then === 'repeat' ? next[then] : createRemoveClassStep(at, then),
    ]);
  });
}

/**
 * A member pauses several times. Each time, the pause is followed by a missed day, and a pause that
 * is still active is ended.
 */
export function createRepeatedPauseStep(who: number, days: number, times: number): Step {
  return new Step(`member ${who} pauses ${times} times for ${days} days`, async (real, model, fault) => {
    for (let time = 1; time <= times; time += 1) {
      await runInOrder(real, model, [
        createPauseStep(who, days).with(time === times ? fault : undefined),
        createMorningsStep(who, ['missed']),
      ]);
      if (days > 1) await runInOrder(real, model, [createEndPauseStep(who)]);
    }
  });
}

export function createManyUploadsStep(who: number, rupees: number): Step {
  return new Step(`member ${who} uploads six files for ₹${rupees}`, (real, model, fault) => {
    const files = Array.from({ length: 6 }, (_, file) => createUploadStep(who, rupees, file, false));
    return runInOrder(real, model, [...files.slice(0, -1), ...files.slice(-1).map((last) => last.with(fault))]);
  });
}
