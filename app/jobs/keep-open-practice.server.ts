import { keepOpenPractice } from '~/domain/classes/keep-open-practice.server';
import { defineJob, everyMinutes, onlyInDemo } from './define-job';

export const keepOpenPracticeJob = defineJob({
  queue: 'upkeep',
  attempts: 1,
  schedule: onlyInDemo(everyMinutes(5)),
  run: (ctx) => keepOpenPractice(ctx),
});
