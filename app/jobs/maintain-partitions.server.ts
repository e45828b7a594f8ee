import { maintainPartitions } from '~/domain/partitions/maintain-partitions.server';
import { onCronSchedule, defineJob, logNonZeroCount } from './define-job';

export const maintainPartitionsJob = defineJob({
  queue: 'upkeep',
  attempts: 3,
  schedule: onCronSchedule('25 3 * * *'),
  run: (ctx) => logNonZeroCount(ctx, 'expired partitions dropped', maintainPartitions(ctx)),
});
