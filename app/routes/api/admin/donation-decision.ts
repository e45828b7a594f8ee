import { undoneDecisionSchema } from '~/domain/donations/responses';
import { undoDecision } from '~/domain/donations/undo-decision.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

const { loader, action } = createApiRoute({
  DELETE: defineEndpoint({
    summary: 'Undo a decision on a donation before the donor is notified',
    access: 'admin',
    permissions: undoDecision.permissions,
    response: undoneDecisionSchema,
    handle: async ({ ctx, params }) => undoDecision(ctx, parsePathId(params.id, untranslated('Donation not found.'))),
  }),
});

export { action, loader };
