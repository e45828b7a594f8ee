import { getOwnPreferences, updatePreferences } from '~/domain/members/preferences.server';
import { preferences } from '~/domain/members/responses';
import { updatePreferencesSchema } from '~/domain/members/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'What one is sent, and how',
    access: 'member',
    response: preferences,
    handle: ({ ctx }) => getOwnPreferences(ctx),
  }),
  PUT: endpoint({
    summary: 'Change what one is sent; what is left out stays',
    access: 'member',
    body: updatePreferencesSchema,
    response: messageResponse.extend(preferences.shape),
    handle: async ({ ctx, body }) => ({ message: 'Your choice is saved.', ...(await updatePreferences(ctx, body)) }),
  }),
});

export { action, loader };
