import { confirmPhone } from '~/domain/members/change-phone.server';
import { confirmPhoneSchema } from '~/domain/members/schemas';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  POST: call({
    access: 'member',
    body: confirmPhoneSchema,
    handle: async ({ ctx, body }) => ({
      message: 'Your phone number is confirmed.',
      ...(await confirmPhone(ctx, body)),
    }),
  }),
});

export { action, loader };
