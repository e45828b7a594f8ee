import { changePassword } from '~/domain/sessions/change-password.server';
import { issuedDeviceSchema } from '~/domain/sessions/responses';
import { changePasswordSchema } from '~/domain/sessions/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Change the member’s own password',
    access: 'member',
    body: changePasswordSchema,
    response: messageResponseSchema.extend({ device_token: issuedDeviceSchema }),
    handle: async ({ ctx, body }) => {
      const { device } = await changePassword(ctx, body);
      return { message: 'Your password is changed.', device_token: device };
    },
  }),
});

export { action, loader };
