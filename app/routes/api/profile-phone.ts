import { memberProfile } from '~/domain/members/responses';
import { confirmPhone } from '~/domain/members/change-phone.server';
import { confirmPhoneSchema } from '~/domain/members/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Confirm a changed phone',
    access: 'member',
    body: confirmPhoneSchema,
    response: messageResponse.extend({ user: memberProfile }),
    handle: async ({ ctx, body }) => ({
      message: 'Your phone number is confirmed.',
      ...(await confirmPhone(ctx, body)),
    }),
  }),
});

export { action, loader };
