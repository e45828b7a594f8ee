import { keepPartitions } from '~/domain/partitions/keep-partitions.server';
import { cron, defineJob, logCount } from './define-job';

export const keepPartitionsJob = defineJob({
  queue: 'upkeep',
  attempts: 3,
  schedule: cron('25 3 * * *'),
  run: (ctx) => logCount(ctx, 'expired partitions dropped', keepPartitions(ctx)),
});
