import { changePassword } from '~/domain/sessions/change-password.server';
import { issuedDevice } from '~/domain/sessions/responses';
import { changePasswordSchema } from '~/domain/sessions/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Change one’s own password',
    access: 'member',
    body: changePasswordSchema,
    response: messageResponse.extend({ device_token: issuedDevice }),
    handle: async ({ ctx, body }) => {
      const { device } = await changePassword(ctx, body);
      return { message: 'Your password is changed.', device_token: device };
    },
  }),
});

export { action, loader };
