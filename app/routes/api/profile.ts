import { updatedProfile } from '~/domain/members/answers';
import { updateProfileSchema } from '~/domain/members/schemas';
import { updateProfile } from '~/domain/members/update-profile.server';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';

const { loader, action } = apiRoute({
  PUT: call({
    summary: 'Save one’s own profile',
    access: 'member',
    body: updateProfileSchema,
    answer: messageAnswer.extend(updatedProfile.shape),
    handle: async ({ ctx, body }) => ({
      message: 'Profile updated successfully!',
      ...(await updateProfile(ctx, body)),
    }),
  }),
});

export { action, loader };
