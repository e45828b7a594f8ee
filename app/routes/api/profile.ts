import { updateProfileSchema } from '~/domain/members/schemas';
import { updateProfile } from '~/domain/members/update-profile.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  PUT: call({
    access: 'member',
    body: updateProfileSchema,
    handle: async ({ ctx, body }) => ({
      message: 'Profile updated successfully!',
      ...(await updateProfile(ctx, body)),
    }),
  }),
});

export { action, loader };
