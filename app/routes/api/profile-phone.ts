import { memberProfileSchema } from '~/domain/members/responses';
import { confirmPhoneChange } from '~/domain/sessions/change-phone.server';
import { issuedDeviceSchema } from '~/domain/sessions/responses';
import { confirmPhoneSchema } from '~/domain/members/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Confirm a new phone with the code that was sent to it and the password',
    access: 'member',
    body: confirmPhoneSchema,
    response: messageResponseSchema.extend({ user: memberProfileSchema, device_token: issuedDeviceSchema }),
    handle: async ({ ctx, body }) => {
      const { user, device } = await confirmPhoneChange(ctx, body);
      return { message: 'Your phone number is confirmed.', user, device_token: device };
    },
  }),
});

export { action, loader };
