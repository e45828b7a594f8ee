import { getOwnPreferences, updatePreferences } from '~/domain/members/preferences.server';
import { preferencesSchema } from '~/domain/members/responses';
import { updatePreferencesSchema } from '~/domain/members/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'Get the member’s own message preferences',
    access: 'member',
    response: preferencesSchema,
    handle: ({ ctx }) => getOwnPreferences(ctx),
  }),
  PUT: defineEndpoint({
    summary: 'Update the member’s own message preferences. Omitted fields stay unchanged.',
    access: 'member',
    body: updatePreferencesSchema,
    response: messageResponseSchema.extend(preferencesSchema.shape),
    handle: async ({ ctx, body }) => ({ message: 'Your choice is saved.', ...(await updatePreferences(ctx, body)) }),
  }),
});

export { action, loader };
