import { getKarmaLedger } from '~/domain/karma/queries.server';
import { karmaLedger } from '~/domain/karma/responses';
import { karmaLedgerSchema } from '~/domain/karma/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'One’s own karma and the entries that it is made of',
    access: 'member',
    query: karmaLedgerSchema,
    response: karmaLedger,
    handle: async ({ ctx, query }) => getKarmaLedger(ctx, query),
  }),
});

export { action, loader };
