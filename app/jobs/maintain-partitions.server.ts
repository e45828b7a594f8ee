import { maintainPartitions } from '~/domain/partitions/maintain-partitions.server';
import { cron, defineJob, logCount } from './define-job';

export const maintainPartitionsJob = defineJob({
  queue: 'upkeep',
  attempts: 3,
  schedule: cron('25 3 * * *'),
  run: (ctx) => logCount(ctx, 'expired partitions dropped', maintainPartitions(ctx)),
});
