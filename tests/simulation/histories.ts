import fc from 'fast-check';
import type { JobName } from '~/jobs/jobs.server';
import * as classes from './acts/classes';
import * as marks from './acts/marks';
import * as members from './acts/members';
import * as money from './acts/money';
import * as together from './acts/together';
import type { Step } from './acts/step';
import * as work from './acts/work';
import type { Model } from './model/world';
import type { Manner } from './world/providers';
import type { Real } from './world/world';

type Steps = fc.Arbitrary<Step>[];

const index = fc.nat({ max: 40 });
const start = fc.constantFrom(0, 360, 360, 405, 720, 1380);
const time = fc.constantFrom(3, 355, 365, 365, 365, 405, 412, 725, 1385, 1430);
const rupees = fc.constantFrom(101, 501, 1100, 2100, 7, 60_000);
const well = Array.from({ length: 12 }, () => 'well' as const);
const manner = fc.constantFrom<Manner>(...well, 'silent', 'dead', 'busy', 'refusing');
const someone = fc.constantFrom(0, 0, 1, 1, 2);
const rarely = fc.nat(7).map((one) => one === 0);
const morning = fc.constantFrom<marks.Morning>('attended', 'attended', 'attended', 'missed', 'none');
const clearing = fc.constantFrom('refund' as const, 'settle' as const);
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 });

const broken = fc.record({
  statement: fc.nat({ max: 11 }),
  when: fc.constantFrom('before' as const, 'after' as const),
});

/** One in five steps has a fault. */
const fault = fc.oneof({ arbitrary: fc.constant(undefined), weight: 4 }, { arbitrary: broken, weight: 1 });

const times = (count: number, step: fc.Arbitrary<Step>): Steps => Array.from({ length: count }, () => step);

const scheduled = (...names: JobName[]) =>
  fc.tuple(fc.constantFrom(...names), manner).map((of) => work.schedule(...of));

const waiting = fc.tuple(fc.constantFrom(0, 0, 1, 1, 2), time).map((of) => marks.waits(...of));
const soon = fc.constantFrom(1, 2, 5, 11, 30, 70, -3).map(marks.jumps);
const brings = fc.oneof(index, fc.constant('nobody' as const), fc.constant(null));
const joining = fc.tuple(fc.nat(5), brings).map((of) => members.signsUp(...of));
const taking = fc
  .tuple(index, fc.constantFrom('once' as const, 'once' as const, 'twice' as const, 'lost' as const), manner)
  .map((of) => work.works(...of));
const telling = fc.tuple(index, fc.constantFrom(...work.messageReports)).map((of) => work.tells(...of));
const through = fc.constant(work.worksAll());
const deleting = index.map((at) => (at % 3 === 0 ? members.isDeleted(at) : members.exportsData(at)));
const replying = fc
  .tuple(index, fc.constantFrom('STOP' as const, 'STOP' as const, 'START' as const), fc.nat(1))
  .map((of) => members.replies(...of));

const practice: Steps = [
  ...times(2, joining),
  ...times(
    3,
    fc
      .tuple(fc.integer({ min: -2, max: 3 }), start, fc.constantFrom(45, 59), fc.constantFrom(1, 1, 50))
      .map((of) => classes.adds(...of)),
  ),
  ...times(
    4,
    fc.tuple(index, index, rarely).map((of) => marks.joins(...of)),
  ),
  index.map(marks.joinsConcurrently),
  ...times(
    2,
    fc.tuple(index, fc.constantFrom(359, 360, 405, 410, 411)).map((of) => together.tapsAt(...of)),
  ),
  ...times(2, index.map(together.crossesMidnight)),
  ...times(
    2,
    fc.tuple(index, fc.boolean()).map((of) => together.joinsTwice(...of)),
  ),
  ...times(2, fc.constantFrom(1, 1, 2, 50).map(together.crowds)),
  ...times(4, waiting),
  soon,
  ...times(
    4,
    fc.tuple(index, fc.array(morning, { minLength: 1, maxLength: 8 })).map((of) => marks.mornings(...of)),
  ),
  ...times(
    2,
    fc.tuple(index, fc.constantFrom('cancel' as const, 'delete' as const)).map((of) => classes.takesOff(...of)),
  ),
  ...times(
    2,
    fc.tuple(index, fc.integer({ min: -3, max: 3 }), start, fc.constantFrom(1, 50)).map((of) => classes.moves(...of)),
  ),
  fc.tuple(index, weekdays, fc.integer({ min: -1, max: 20 })).map((of) => classes.repeats(...of)),
  index.map((at) => (at % 2 === 0 ? classes.endsSeries(at) : together.twice(classes.endsSeries(at)))),
  fc
    .tuple(
      index,
      fc.constantFrom('cancel' as const, 'delete' as const),
      fc.constantFrom('move' as const, 'repeat' as const, 'cancel' as const, 'delete' as const),
    )
    .map((of) => together.isGone(...of)),
  ...times(
    2,
    fc.tuple(index, fc.integer({ min: 1, max: 14 })).map((of) => marks.pauses(...of)),
  ),
  index.map(marks.goesOn),
  ...times(
    2,
    fc.tuple(index, fc.constantFrom(1, 3), fc.integer({ min: 1, max: 3 })).map((of) => together.pausesAgain(...of)),
  ),
  fc
    .integer({ min: -1, max: 6 })
    .map((day) => (day === 2 ? together.twice(classes.excuses(day)) : classes.excuses(day))),
  fc.tuple(fc.nat(5), index).map((of) => together.changesFriend(...of)),
  ...times(
    2,
    fc.tuple(fc.nat(5), index, broken).map(([at, by, breaks]) => together.bringsFriend(at, by).with(breaks)),
  ),
  scheduled('expire-streaks', 'recalculate-streaks', 'create-series-classes', 'reconcile-karma', 'update-leaderboard'),
  taking,
  through,
  replying,
  deleting,
];

const giving: Steps = [
  joining,
  ...times(
    3,
    fc.tuple(index, rupees, manner).map((of) => money.orders(...of)),
  ),
  ...times(
    5,
    fc.tuple(index, rupees, fc.constantFrom(...together.ways)).map((of) => together.gives(...of)),
  ),
  ...times(
    2,
    fc.tuple(index, rupees, fc.constantFrom(1, 2, 3)).map((of) => together.isRefunded(...of)),
  ),
  ...times(
    3,
    fc.tuple(index, fc.constantFrom('once' as const, 'twice' as const)).map((of) => together.hears(...of)),
  ),
  ...times(
    4,
    fc
      .tuple(
        index,
        fc.constantFrom('captured' as const, 'captured' as const, 'authorized' as const, 'failed' as const),
        rarely,
      )
      .map(([at, status, isOther]) => money.pays(at, status, { isOther })),
  ),
  ...times(
    2,
    fc
      .tuple(
        index,
        rupees,
        fc.constantFrom('captured' as const, 'authorized' as const),
        rarely.map((one) => !one),
      )
      .map((of) => money.paysWithoutOrder(...of)),
  ),
  ...times(
    2,
    fc
      .tuple(index, fc.constantFrom('captured' as const, 'failed' as const, 'returned' as const))
      .map((of) => money.turns(...of)),
  ),
  ...times(
    2,
    fc.tuple(index, fc.integer({ min: 1, max: 3 })).map((of) => money.paysBack(...of)),
  ),
  ...times(
    4,
    fc
      .tuple(fc.oneof(fc.constant('payer' as const), fc.constant('payer' as const), index), index, rarely, manner)
      .map((of) => money.verifiesPayment(...of)),
  ),
  ...times(
    5,
    fc.tuple(index, rarely).map((of) => money.reports(...of)),
  ),
  index.map(money.losesReport),
  ...times(
    4,
    fc.tuple(index, rupees, fc.nat(4), rarely).map((of) => money.uploads(...of)),
  ),
  ...times(
    3,
    fc.tuple(index, fc.nat(1)).map((of) => money.approves(...of)),
  ),
  ...times(
    2,
    fc.tuple(index, fc.nat(1)).map((of) => money.declines(...of)),
  ),
  ...times(
    2,
    fc.tuple(index, fc.nat(1)).map((of) => money.undoes(...of)),
  ),
  ...times(
    2,
    fc.tuple(index, fc.boolean()).map((of) => money.contends(...of)),
  ),
  fc.tuple(index, rupees, fc.tuple(clearing, clearing), manner).map((of) => together.paysTwiceAndResolves(...of)),
  fc.tuple(index, rupees).map((of) => together.givesAndLeaves(...of)),
  fc.tuple(index, rupees).map((of) => together.uploadsMany(...of)),
  ...times(
    2,
    fc
      .tuple(index, fc.constantFrom('refund' as const, 'refund' as const, 'settle' as const), manner)
      .map((of) => money.clears(...of)),
  ),
  ...times(
    2,
    fc.tuple(index, rarely).map((of) => work.verifiesAndRechecksConcurrently(...of)),
  ),
  ...times(4, taking),
  through,
  ...times(
    2,
    scheduled(
      'recheck-open-orders',
      'recheck-recent-payments',
      'sweep-payment-webhooks',
      'sweep-outbox',
      'sweep-orphan-files',
    ),
  ),
  ...times(2, soon),
  waiting,
  telling,
  deleting,
];

const talking: Steps = [
  ...times(2, joining),
  ...times(2, someone.map(members.forgets)),
  fc.tuple(someone, fc.constantFrom(2, 4, 5)).map((of) => together.asksOften(...of)),
  someone.map(together.usesBothCodes),
  fc.tuple(someone, rarely).map(([at, isLong]) => (isLong ? together.guessesOn(at) : together.comesBack(at, 1))),
  ...times(
    3,
    fc.tuple(someone, fc.constantFrom(0, 0, 1, 2, 5)).map((of) => together.comesBack(...of)),
  ),
  ...times(
    3,
    fc
      .tuple(someone, fc.constantFrom('newest' as const, 'newest' as const, 'older' as const, 'wrong' as const))
      .map((of) => members.resetsPassword(...of)),
  ),
  ...times(3, replying),
  ...times(8, taking),
  ...times(4, telling),
  ...times(2, scheduled('sweep-outbox')),
  ...times(4, soon),
  ...times(
    2,
    fc.tuple(index, fc.array(morning, { minLength: 1, maxLength: 2 })).map((of) => marks.mornings(...of)),
  ),
  fc.tuple(fc.constantFrom(0, 1), start, fc.constant(45), fc.constant(50)).map((of) => classes.adds(...of)),
  index.map((at) => classes.takesOff(at, 'cancel')),
  ...times(
    2,
    fc.tuple(index, rupees, fc.nat(4), rarely).map((of) => money.uploads(...of)),
  ),
  ...times(
    2,
    fc.tuple(index, fc.nat(1)).map((of) => money.approves(...of)),
  ),
  fc.tuple(index, fc.nat(1)).map((of) => money.declines(...of)),
  deleting,
];

function of(steps: Steps) {
  const breaking = steps.map((step) => fc.tuple(step, fault).map(([one, at]) => (at ? one.with(at) : one)));
  return fc.commands<Model, Real, boolean>(breaking, { maxCommands: 40, size: 'max' });
}

/**
 * Generates simulations of attendance, of payments, or of messages, each with about thirty steps at
 * most.
 */
export const histories = fc.oneof(of(practice), of(giving), of(talking));
