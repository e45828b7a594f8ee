import { listDeletedAccounts } from '~/domain/sessions/deleted-accounts.server';
import { defineJob, everyMinutes, logCount } from './define-job';

export const listDeletedAccountsJob = defineJob({
  queue: 'upkeep',
  attempts: 3,
  schedule: everyMinutes(1),
  run: (ctx) => logCount(ctx, 'deleted accounts listed', listDeletedAccounts(ctx)),
});
