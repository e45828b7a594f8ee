import { getKarmaLedger } from '~/domain/karma/queries.server';
import { karmaLedgerResponseSchema } from '~/domain/karma/responses';
import { karmaLedgerSchema } from '~/domain/karma/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'One’s own karma and the entries that it is made of',
    access: 'member',
    query: karmaLedgerSchema,
    response: karmaLedgerResponseSchema,
    handle: async ({ ctx, query }) => getKarmaLedger(ctx, query),
  }),
});

export { action, loader };
