import { storeDeletedAccounts } from '~/domain/sessions/deleted-accounts.server';
import { defineJob, everyMinutes, logNonZeroCount } from './define-job';

export const listDeletedAccountsJob = defineJob({
  queue: 'upkeep',
  attempts: 3,
  schedule: everyMinutes(1),
  run: (ctx) => logNonZeroCount(ctx, 'deleted accounts listed', storeDeletedAccounts(ctx)),
});
