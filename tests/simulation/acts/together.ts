import { dayAt, instant, later, type Model } from '../model/world';
import type { Manner } from '../world/providers';
import type { Real } from '../world/world';
import { addClass, moves, repeats, takesOff } from './classes';
import { goesOn, joinsExactly, jumps, mornings, pauses, joinsConcurrently, waits } from './marks';
import { forgets, isDeleted, phoneOf, resetsPassword, signsUp } from './members';
import { clears, orders, pays, paysBack, verifiesPayment, reports, uploads } from './money';
import { Step } from './step';
import { runs, works } from './work';

// These steps combine several actions that usually occur together, so that the simulations also
// reach the states that follow.

async function inTurn(real: Real, model: Model, steps: Step[]): Promise<void> {
  for (const step of steps) await step.run(model, real);
}

export function crowds(places: number): Step {
  return new Step(`all rush to a class of ${places} places in the morning`, async (real, model) => {
    const day = later(dayAt(model.now), 1);
    await addClass(real, model, { day, start: 360, end: 405, places });
    model.now = instant(day, 365);
    const last = model.classes.filter((one) => !one.isCancelled && !one.isDeleted).length;
    const taps = [0, 1, 2].map((who) => joinsExactly(who, model.classes.length - 1));
    await inTurn(real, model, [joinsConcurrently(Math.min(last, 3) - 1), ...taps]);
  });
}

export function tapsAt(who: number, minute: number): Step {
  return new Step(`member ${who} joins a class from 06:00 to 06:45 at minute ${minute - 360}`, async (real, model) => {
    const day = later(dayAt(model.now), 1);
    await addClass(real, model, { day, start: 360, end: 405, places: 50 });
    await inTurn(real, model, [waits(1, minute), joinsExactly(who, model.classes.length - 1)]);
  });
}

export function joinsTwice(who: number, isWrongDay: boolean): Step {
  return new Step(`member ${who} joins two classes of a morning`, async (real, model, fault) => {
    const day = later(dayAt(model.now), 1);
    for (const start of [360, 361]) await addClass(real, model, { day, start, end: 405, places: 50 });
    const last = model.classes.length - 1;
    await inTurn(real, model, [waits(1, 365)]);
    if (isWrongDay) await inTurn(real, model, [joinsExactly(who, last, true)]);
    await inTurn(real, model, [joinsExactly(who, last).with(fault), joinsExactly(who, last - 1)]);
  });
}

export function crossesMidnight(who: number): Step {
  return new Step(`member ${who} joins a class after one of the next day`, async (real, model, fault) => {
    const day = later(dayAt(model.now), 1);
    await addClass(real, model, { day, start: 1400, end: 1439, places: 50 });
    await addClass(real, model, { day: later(day, 1), start: 0, end: 45, places: 50 });
    const last = model.classes.length - 1;
    await inTurn(real, model, [waits(2, 3), joinsExactly(who, last), joinsExactly(who, last - 1).with(fault)]);
  });
}

export function bringsFriend(at: number, by: number): Step {
  return new Step(`friend ${at} of member ${by} comes to a first class`, async (real, model, fault) => {
    await inTurn(real, model, [signsUp(at, by)]);
    const who = indexOf(model, at);
    await addClass(real, model, { day: later(dayAt(model.now), 1), start: 360, end: 405, places: 50 });
    await inTurn(real, model, [waits(1, 365), joinsExactly(who, model.classes.length - 1).with(fault)]);
  });
}

export function changesFriend(at: number, by: number): Step {
  return new Step(`friend ${at} of member ${by} leaves and comes back by another`, async (real, model) => {
    await inTurn(real, model, [bringsFriend(at, by), isDeleted(indexOf(model, at)), bringsFriend(at, by + 1)]);
  });
}

const indexOf = (model: Model, at: number) => model.members.findIndex(({ phone }) => phone === phoneOf(at));

export function twice(step: Step): Step {
  return new Step(`twice: ${step.toString()}`, (real, model, fault) => inTurn(real, model, [step, step.with(fault)]));
}

export function isGone(at: number, how: 'cancel' | 'delete', then: 'move' | 'repeat' | 'cancel' | 'delete'): Step {
  return new Step(`class ${at}: ${how}, then ${then}`, (real, model) => {
    const next = { move: moves(at, 1, 360, 50), repeat: repeats(at, [1, 4], 9) };
    return inTurn(real, model, [
      takesOff(at, how),
      then === 'move' || then === 'repeat' ? next[then] : takesOff(at, then),
    ]);
  });
}

/**
 * A member pauses several times. Each time, the pause is followed by a missed day, and a pause that
 * is still active is ended.
 */
export function pausesAgain(who: number, days: number, times: number): Step {
  return new Step(`member ${who} pauses ${times} times for ${days} days`, async (real, model, fault) => {
    for (let time = 1; time <= times; time += 1) {
      await inTurn(real, model, [
        pauses(who, days).with(time === times ? fault : undefined),
        mornings(who, ['missed']),
      ]);
      if (days > 1) await inTurn(real, model, [goesOn(who)]);
    }
  });
}

export const ways = ['proved', 'proved twice', 'reported', 'neither', 'failed', 'set aside'] as const;

export function gives(who: number, rupees: number, way: (typeof ways)[number]): Step {
  return new Step(`member ${who} gives ₹${rupees}, which is ${way}`, async (real, model, fault) => {
    const before = model.orders.length;
    await inTurn(real, model, [orders(who, rupees, 'well')]);
    if (model.orders.length === before) return;
    const status = way === 'failed' ? 'failed' : way === 'set aside' ? 'authorized' : 'captured';
    await inTurn(real, model, [pays(before, status, { isOther: false })]);
    const last = Math.min(real.razorpay.payments.length, 4) - 1;
    const proof = verifiesPayment('payer', last, false, 'well').with(fault);
    if (way === 'proved') await inTurn(real, model, [proof]);
    if (way === 'proved twice') await inTurn(real, model, [proof, proof]);
    if (way === 'reported' || way === 'failed') await inTurn(real, model, [hears(-1, 'once')]);
  });
}

export function hears(at: number, how: 'once' | 'twice'): Step {
  return new Step(`webhook ${at} arrives and is worked on ${how}`, async (real, model, fault) => {
    const last = Math.min(real.razorpay.events.length, 6) - 1;
    await inTurn(real, model, [reports(at < 0 ? last : at, false)]);
    const job = real.queue.waiting.findLast(({ name }) => name === 'process-payment-webhook');
    if (!job) return;
    real.queue.waiting = real.queue.waiting.filter((one) => one !== job);
    await runs(real, model, job, fault);
    if (how === 'twice') await runs(real, model, job);
  });
}

export function isRefunded(who: number, rupees: number, parts: number): Step {
  return new Step(`member ${who} gives ₹${rupees} and gets it back in ${parts} parts`, async (real, model) => {
    await inTurn(real, model, [gives(who, rupees, 'proved')]);
    const last = real.razorpay.payments.length - 1;
    for (let part = 0; part < parts && last >= 0; part += 1) {
      await inTurn(real, model, [paysBack(last, parts === 1 ? 3 : 1), hears(-1, part === 0 ? 'twice' : 'once')]);
    }
  });
}

/**
 * A member pays an order twice. Staff resolve the second payment, and afterwards try to resolve it
 * again.
 */
export function paysTwiceAndResolves(
  who: number,
  rupees: number,
  how: readonly [Clearing, Clearing],
  manner: Manner,
): Step {
  return new Step(`member ${who} pays an order twice: ${how.join(', then ')}`, async (real, model, fault) => {
    const before = model.unmatched.length;
    await inTurn(real, model, [gives(who, rupees, 'proved')]);
    await inTurn(real, model, [pays(model.orders.length - 1, 'captured', { isOther: false }), hears(-1, 'once')]);
    if (model.unmatched.length === before) return;
    await inTurn(real, model, [clears(before, how[0], manner), clears(before, how[1], 'well').with(fault)]);
  });
}

type Clearing = 'refund' | 'settle';

export function givesAndLeaves(who: number, rupees: number): Step {
  return new Step(`member ${who} gives ₹${rupees} and leaves`, (real, model, fault) =>
    inTurn(real, model, [gives(who, rupees, 'proved'), isDeleted(who).with(fault)]),
  );
}

export function uploadsMany(who: number, rupees: number): Step {
  return new Step(`member ${who} uploads six files for ₹${rupees}`, (real, model, fault) => {
    const files = Array.from({ length: 6 }, (_, file) => uploads(who, rupees, file, false));
    return inTurn(real, model, [...files.slice(0, -1), ...files.slice(-1).map((last) => last.with(fault))]);
  });
}

export function comesBack(at: number, wrong: number): Step {
  return new Step(`member ${at} comes back with a code after ${wrong} wrong ones`, async (real, model) => {
    await getsCode(real, model, at);
    for (let guess = 0; guess < wrong; guess += 1) await inTurn(real, model, [resetsPassword(at, 'wrong')]);
    await inTurn(real, model, [resetsPassword(at, 'newest')]);
  });
}

/**
 * Somebody enters wrong codes until the daily limit of attempts is reached. Requests three codes
 * within a few minutes and one more after an hour, and enters five wrong codes each time.
 */
export function guessesOn(at: number): Step {
  return new Step(`somebody guesses the codes of member ${at}`, async (real, model) => {
    for (const wait of [2, 2, 70, 2]) await inTurn(real, model, [comesBack(at, 5), jumps(wait)]);
  });
}

export function usesBothCodes(at: number): Step {
  return new Step(`member ${at} uses two codes`, async (real, model) => {
    await getsCode(real, model, at);
    await inTurn(real, model, [jumps(2)]);
    await getsCode(real, model, at);
    await inTurn(real, model, [resetsPassword(at, 'newest'), resetsPassword(at, 'older')]);
  });
}

async function getsCode(real: Real, model: Model, at: number): Promise<void> {
  await inTurn(real, model, [forgets(at)]);
  const waiting = real.queue.waiting.findIndex(({ name }) => name === 'send-one-time-code');
  if (waiting >= 0) await inTurn(real, model, [works(waiting, 'once', 'well')]);
}

export function asksOften(at: number, times: number): Step {
  return new Step(`member ${at} asks for a code ${times} times`, async (real, model) => {
    for (let asked = 0; asked < times; asked += 1) await inTurn(real, model, [forgets(at), jumps(2)]);
  });
}
