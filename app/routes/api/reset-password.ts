import { resetPassword } from '~/domain/sessions/reset-password.server';
import { resetPasswordSchema } from '~/domain/sessions/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Set a new password with an OTP',
    access: 'none',
    body: resetPasswordSchema,
    response: messageResponse,
    handle: async ({ ctx, body }) => {
      await resetPassword(ctx, body);
      return { message: 'Password reset successfully! You can now login with your new password.' };
    },
  }),
});

export { action, loader };
