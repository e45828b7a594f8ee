import { runImports } from '~/domain/imports/run-imports.server';
import { defineJob, everySweepIntervals, logNonZeroCount } from './define-job';

export const runImportsJob = defineJob({
  queue: 'upkeep',
  attempts: 5,
  id: () => 'run-imports',
  schedule: everySweepIntervals(1),
  run: (ctx) => logNonZeroCount(ctx, 'imports worked on', runImports(ctx)),
});
