import { z } from 'zod';
import { logInAdmin } from '~/domain/admins/log-in-admin.server';
import { PERMISSIONS } from '~/domain/admins/policy';
import { adminLoginSchema } from '~/domain/admins/schemas';
import { issuedDevice } from '~/domain/sessions/responses';
import { withDevices } from '~/domain/throttles/known-device.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Log in to the back office',
    access: 'none',
    body: adminLoginSchema,
    response: messageResponse.extend({
      admin: z.object({ id: z.int(), username: z.string(), email: z.string(), name: z.string() }),
      token: z.string(),
      device_token: issuedDevice,
      permissions: z.array(z.enum(PERMISSIONS)),
    }),
    handle: async ({ ctx, body }) => {
      const { token, admin, device } = await logInAdmin(withDevices(ctx, [body.device_token]), body);
      const { permissions, ...who } = admin;
      return { message: 'Login successful!', admin: who, token, device_token: device, permissions };
    },
  }),
});

export { action, loader };
