import { updatedProfileSchema } from '~/domain/members/responses';
import { updateProfileSchema } from '~/domain/members/schemas';
import { updateProfile } from '~/domain/members/update-profile.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  PUT: defineEndpoint({
    summary: 'Update the member’s own profile',
    access: 'member',
    body: updateProfileSchema,
    response: messageResponseSchema.extend(updatedProfileSchema.shape),
    handle: async ({ ctx, body }) => ({
      message: 'Profile updated successfully!',
      ...(await updateProfile(ctx, body)),
    }),
  }),
});

export { action, loader };
