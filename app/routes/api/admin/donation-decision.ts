import { undoneDecision } from '~/domain/donations/responses';
import { undoDecision } from '~/domain/donations/undo-decision.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { pathId } from '~/http/path-id.server';
import { english } from '~/i18n/messages/say';

const { loader, action } = apiRoute({
  DELETE: endpoint({
    summary: 'Undo a decision on a donation while its donor has not been told of it',
    access: 'admin',
    permissions: undoDecision.permissions,
    response: undoneDecision,
    handle: async ({ ctx, params }) => undoDecision(ctx, pathId(params.id, english('Donation not found.'))),
  }),
});

export { action, loader };
