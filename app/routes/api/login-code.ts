import { requestLoginCode } from '~/domain/sessions/request-password-reset.server';
import { forgotPasswordSchema } from '~/domain/sessions/schemas';
import { withDevices } from '~/domain/throttles/known-device.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Send a code to log in with over WhatsApp',
    access: 'none',
    body: forgotPasswordSchema,
    response: messageResponse,
    handle: async ({ ctx, body }) => {
      await requestLoginCode(withDevices(ctx, [body.device_token]), body);
      return { message: 'OTP sent successfully to your phone number!' };
    },
  }),
});

export { action, loader };
