import { resetPassword } from '~/domain/sessions/reset-password.server';
import { resetPasswordSchema } from '~/domain/sessions/schemas';
import { issuedDevice } from '~/domain/sessions/responses';
import { withDevices } from '~/domain/throttles/known-device.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Set a new password with an OTP',
    access: 'none',
    body: resetPasswordSchema,
    response: messageResponse.extend({ device_token: issuedDevice }),
    handle: async ({ ctx, body }) => {
      const { device } = await resetPassword(withDevices(ctx, [body.device_token]), body);
      return {
        message: 'Password reset successfully! You can now login with your new password.',
        device_token: device,
      };
    },
  }),
});

export { action, loader };
