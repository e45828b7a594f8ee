import { requestPasswordReset } from '~/domain/sessions/request-password-reset.server';
import { forgotPasswordSchema } from '~/domain/sessions/schemas';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'Ask for an OTP over WhatsApp',
    access: 'none',
    body: forgotPasswordSchema,
    answer: messageAnswer,
    handle: async ({ ctx, body }) => {
      await requestPasswordReset(ctx, body);
      return { message: 'OTP sent successfully to your phone number!' };
    },
  }),
});

export { action, loader };
