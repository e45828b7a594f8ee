import { maintainPartitions } from '~/domain/partitions/maintain-partitions.server';
import { onCronSchedule, defineJob, logCount } from './define-job';

export const maintainPartitionsJob = defineJob({
  queue: 'upkeep',
  attempts: 3,
  schedule: onCronSchedule('25 3 * * *'),
  run: (ctx) => logCount(ctx, 'expired partitions dropped', maintainPartitions(ctx)),
});
