import { changePassword } from '~/domain/sessions/change-password.server';
import { changePasswordSchema } from '~/domain/sessions/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Change one’s own password',
    access: 'member',
    body: changePasswordSchema,
    response: messageResponse,
    handle: async ({ ctx, body }) => {
      await changePassword(ctx, body);
      return { message: 'Your password is changed.' };
    },
  }),
});

export { action, loader };
