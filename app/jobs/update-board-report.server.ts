import { updateBoardReport } from '~/domain/board-report/update-board-report.server';
import { defineJob, onCronSchedule } from './define-job';

export const updateBoardReportJob = defineJob({
  queue: 'upkeep',
  attempts: 3,
  schedule: onCronSchedule('50 1 * * *'),
  run: (ctx) => updateBoardReport(ctx),
});
