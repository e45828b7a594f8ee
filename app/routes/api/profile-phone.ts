import { memberProfileSchema } from '~/domain/members/responses';
import { confirmPhone } from '~/domain/sessions/change-phone.server';
import { issuedDeviceSchema } from '~/domain/sessions/responses';
import { confirmPhoneSchema } from '~/domain/members/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { createMessageResponse } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Confirm a changed phone with the code sent to it and the password',
    access: 'member',
    body: confirmPhoneSchema,
    response: createMessageResponse.extend({ user: memberProfileSchema, device_token: issuedDeviceSchema }),
    handle: async ({ ctx, body }) => {
      const { user, device } = await confirmPhone(ctx, body);
      return { message: 'Your phone number is confirmed.', user, device_token: device };
    },
  }),
});

export { action, loader };
