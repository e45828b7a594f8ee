import fc from 'fast-check';
import type { JobName } from '~/jobs/jobs.server';
import * as classes from './steps/classes';
import * as marks from './steps/marks';
import * as members from './steps/members';
import * as donations from './steps/donations';
import * as combined from './steps/combined';
import type { Step } from './steps/step';
import * as work from './steps/work';
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
const rarely = fc.nat(7).map((one) => one === 0);
const morning = fc.constantFrom<marks.Morning>('attended', 'attended', 'attended', 'missed', 'none');
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 3 });

const broken = fc.record({
  statement: fc.nat({ max: 11 }),
  when: fc.constantFrom('before' as const, 'after' as const),
});

/** One in five steps has a fault. */
const fault = fc.oneof({ arbitrary: fc.constant(undefined), weight: 4 }, { arbitrary: broken, weight: 1 });

const repeatStep = (count: number, step: fc.Arbitrary<Step>): Steps => Array.from({ length: count }, () => step);

const createScheduledSteps = (...names: JobName[]) => fc.constantFrom(...names).map(work.createScheduledJobStep);

const waiting = fc.tuple(fc.constantFrom(0, 0, 1, 1, 2), time).map((of) => marks.createWaitStep(...of));
const soon = fc.constantFrom(1, 2, 5, 11, 30, 70, -3).map(marks.createClockJumpStep);
const brings = fc.oneof(index, fc.constant('nobody' as const), fc.constant(null));
const joining = fc.tuple(fc.nat(5), brings).map((of) => members.createSignUpStep(...of));
const taking = fc
  .tuple(index, fc.constantFrom('once' as const, 'once' as const, 'twice' as const, 'lost' as const), manner)
  .map((of) => work.createRunJobStep(...of));
const telling = fc
  .tuple(index, fc.constantFrom(...work.messageReports))
  .map((of) => work.createMessageReportStep(...of));
const through = fc.constant(work.createRunAllJobsStep());
const deleting = index.map((at) =>
  at % 3 === 0 ? members.createDeleteMemberStep(at) : members.createExportDataStep(at),
);
const replying = fc
  .tuple(index, fc.constantFrom('STOP' as const, 'STOP' as const, 'START' as const), fc.nat(1))
  .map((of) => members.createReplyStep(...of));

const practice: Steps = [
  ...repeatStep(2, joining),
  ...repeatStep(
    3,
    fc
      .tuple(fc.integer({ min: -2, max: 3 }), start, fc.constantFrom(45, 59), fc.constantFrom(1, 1, 50))
      .map((of) => classes.createAddClassStep(...of)),
  ),
  ...repeatStep(
    4,
    fc.tuple(index, index, rarely).map((of) => marks.createJoinStep(...of)),
  ),
  index.map(marks.createConcurrentJoinStep),
  ...repeatStep(
    2,
    fc.tuple(index, fc.constantFrom(359, 360, 405, 410, 411)).map((of) => combined.createTapAtMinuteStep(...of)),
  ),
  ...repeatStep(2, index.map(combined.createJoinAcrossMidnightStep)),
  ...repeatStep(
    2,
    fc.tuple(index, fc.boolean()).map((of) => combined.createJoinTwoClassesStep(...of)),
  ),
  ...repeatStep(2, fc.constantFrom(1, 1, 2, 50).map(combined.createFullClassStep)),
  ...repeatStep(4, waiting),
  soon,
  ...repeatStep(
    4,
    fc.tuple(index, fc.array(morning, { minLength: 1, maxLength: 8 })).map((of) => marks.createMorningsStep(...of)),
  ),
  ...repeatStep(
    2,
    fc
      .tuple(index, fc.constantFrom('cancel' as const, 'delete' as const))
      .map((of) => classes.createRemoveClassStep(...of)),
  ),
  ...repeatStep(
    2,
    fc
      .tuple(index, fc.integer({ min: -3, max: 3 }), start, fc.constantFrom(1, 50))
      .map((of) => classes.createMoveClassStep(...of)),
  ),
  fc.tuple(index, weekdays, fc.integer({ min: -1, max: 20 })).map((of) => classes.createRepeatClassStep(...of)),
  index.map((at) =>
    at % 2 === 0 ? classes.createEndSeriesStep(at) : combined.createRepeatedStep(classes.createEndSeriesStep(at)),
  ),
  fc
    .tuple(
      index,
      fc.constantFrom('cancel' as const, 'delete' as const),
      fc.constantFrom('move' as const, 'repeat' as const, 'cancel' as const, 'delete' as const),
    )
    .map((of) => combined.createChangeRemovedClassStep(...of)),
  ...repeatStep(
    2,
    fc.tuple(index, fc.integer({ min: 1, max: 14 })).map((of) => marks.createPauseStep(...of)),
  ),
  index.map(marks.createEndPauseStep),
  ...repeatStep(
    2,
    fc
      .tuple(index, fc.constantFrom(1, 3), fc.integer({ min: 1, max: 3 }))
      .map((of) => combined.createRepeatedPauseStep(...of)),
  ),
  fc
    .integer({ min: -1, max: 6 })
    .map((day) =>
      day === 2 ? combined.createRepeatedStep(classes.createExcuseDayStep(day)) : classes.createExcuseDayStep(day),
    ),
  fc.tuple(fc.nat(5), index).map((of) => combined.createChangeReferrerStep(...of)),
  ...repeatStep(
    2,
    fc.tuple(fc.nat(5), index, broken).map(([at, by, breaks]) => combined.createBringFriendStep(at, by).with(breaks)),
  ),
  createScheduledSteps(
    'expire-streaks',
    'recalculate-streaks',
    'create-series-classes',
    'reconcile-karma',
    'update-leaderboard',
  ),
  taking,
  through,
  replying,
  deleting,
];

const giving: Steps = [
  joining,
  ...repeatStep(
    4,
    fc.tuple(index, rupees, fc.nat(4), rarely).map((of) => donations.createUploadStep(...of)),
  ),
  ...repeatStep(
    3,
    fc.tuple(index, fc.nat(1)).map((of) => donations.createApproveStep(...of)),
  ),
  ...repeatStep(
    2,
    fc.tuple(index, fc.nat(1)).map((of) => donations.createRejectStep(...of)),
  ),
  ...repeatStep(
    2,
    fc.tuple(index, fc.nat(1)).map((of) => donations.createUndoStep(...of)),
  ),
  ...repeatStep(
    2,
    fc.tuple(index, fc.boolean()).map((of) => donations.createConcurrentDecisionsStep(...of)),
  ),
  fc.tuple(index, rupees).map((of) => combined.createManyUploadsStep(...of)),
  ...repeatStep(4, taking),
  through,
  ...repeatStep(2, createScheduledSteps('sweep-outbox', 'sweep-orphan-files')),
  ...repeatStep(2, soon),
  waiting,
  telling,
  deleting,
];

const talking: Steps = [
  ...repeatStep(2, joining),
  ...repeatStep(3, replying),
  ...repeatStep(8, taking),
  ...repeatStep(4, telling),
  ...repeatStep(2, createScheduledSteps('sweep-outbox')),
  ...repeatStep(4, soon),
  ...repeatStep(
    2,
    fc.tuple(index, fc.array(morning, { minLength: 1, maxLength: 2 })).map((of) => marks.createMorningsStep(...of)),
  ),
  fc
    .tuple(fc.constantFrom(0, 1), start, fc.constant(45), fc.constant(50))
    .map((of) => classes.createAddClassStep(...of)),
  index.map((at) => classes.createRemoveClassStep(at, 'cancel')),
  ...repeatStep(
    2,
    fc.tuple(index, rupees, fc.nat(4), rarely).map((of) => donations.createUploadStep(...of)),
  ),
  ...repeatStep(
    2,
    fc.tuple(index, fc.nat(1)).map((of) => donations.createApproveStep(...of)),
  ),
  fc.tuple(index, fc.nat(1)).map((of) => donations.createRejectStep(...of)),
  deleting,
];

function generateCommands(steps: Steps) {
  const breaking = steps.map((step) => fc.tuple(step, fault).map(([one, at]) => (at ? one.with(at) : one)));
  return fc.commands<Model, Real, boolean>(breaking, { maxCommands: 40, size: 'max' });
}

/**
 * Generates simulations of attendance, of donations, or of messages, each with about thirty steps
 * at most.
 */
export const histories = fc.oneof(generateCommands(practice), generateCommands(giving), generateCommands(talking));
