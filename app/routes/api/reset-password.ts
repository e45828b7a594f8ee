import { resetPassword } from '~/domain/sessions/reset-password.server';
import { resetPasswordSchema } from '~/domain/sessions/schemas';
import { issuedDeviceSchema } from '~/domain/sessions/responses';
import { addKnownDevices } from '~/domain/throttles/known-device.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Set a new password with an OTP',
    access: 'none',
    body: resetPasswordSchema,
    response: messageResponseSchema.extend({ device_token: issuedDeviceSchema }),
    handle: async ({ ctx, body }) => {
      const { device } = await resetPassword(addKnownDevices(ctx, [body.device_token]), body);
      return {
        message: 'Password reset successfully! You can now login with your new password.',
        device_token: device,
      };
    },
  }),
});

export { action, loader };
