import { resetPassword } from '~/domain/sessions/reset-password.server';
import { resetPasswordSchema } from '~/domain/sessions/schemas';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'Set a new password with an OTP',
    access: 'none',
    body: resetPasswordSchema,
    answer: messageAnswer,
    handle: async ({ ctx, body }) => {
      await resetPassword(ctx, body);
      return { message: 'Password reset successfully! You can now login with your new password.' };
    },
  }),
});

export { action, loader };
