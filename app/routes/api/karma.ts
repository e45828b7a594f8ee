import { getKarmaLedger } from '~/domain/karma/queries.server';
import { karmaLedgerResponseSchema } from '~/domain/karma/responses';
import { karmaLedgerSchema } from '~/domain/karma/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'Get the member’s own karma points and their entries',
    access: 'member',
    query: karmaLedgerSchema,
    response: karmaLedgerResponseSchema,
    handle: async ({ ctx, query }) => getKarmaLedger(ctx, query),
  }),
});

export { action, loader };
