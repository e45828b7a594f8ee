import { updatedProfile } from '~/domain/members/responses';
import { updateProfileSchema } from '~/domain/members/schemas';
import { updateProfile } from '~/domain/members/update-profile.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  PUT: endpoint({
    summary: 'Save one’s own profile',
    access: 'member',
    body: updateProfileSchema,
    response: messageResponse.extend(updatedProfile.shape),
    handle: async ({ ctx, body }) => ({
      message: 'Profile updated successfully!',
      ...(await updateProfile(ctx, body)),
    }),
  }),
});

export { action, loader };
