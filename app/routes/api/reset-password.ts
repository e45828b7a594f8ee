import { resetPassword } from '~/domain/sessions/reset-password.server';
import { resetPasswordSchema } from '~/domain/sessions/schemas';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  POST: call({
    access: 'none',
    body: resetPasswordSchema,
    handle: async ({ ctx, body }) => {
      await resetPassword(ctx, body);
      return { message: 'Password reset successfully! You can now login with your new password.' };
    },
  }),
});

export { action, loader };
