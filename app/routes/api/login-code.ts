import { requestLoginCode } from '~/domain/sessions/request-password-reset.server';
import { forgotPasswordSchema } from '~/domain/sessions/schemas';
import { addKnownDevices } from '~/domain/throttles/known-device.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Send a login code on WhatsApp',
    access: 'none',
    body: forgotPasswordSchema,
    response: messageResponseSchema,
    handle: async ({ ctx, body }) => {
      await requestLoginCode(addKnownDevices(ctx, [body.device_token]), body);
      return { message: 'OTP sent successfully to your phone number!' };
    },
  }),
});

export { action, loader };
