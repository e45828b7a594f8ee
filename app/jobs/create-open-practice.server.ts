import { createOpenPractice } from '~/domain/classes/create-open-practice.server';
import { defineJob, everyMinutes, onlyInDemo } from './define-job';

export const createOpenPracticeJob = defineJob({
  queue: 'upkeep',
  attempts: 1,
  schedule: onlyInDemo(everyMinutes(5)),
  run: (ctx) => createOpenPractice(ctx),
});
