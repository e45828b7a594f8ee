import { z } from 'zod';
import { logInAdmin } from '~/domain/admins/log-in-admin.server';
import { PERMISSIONS } from '~/domain/admins/policy';
import { adminLoginSchema } from '~/domain/admins/schemas';
import { issuedDeviceSchema } from '~/domain/sessions/responses';
import { addKnownDevices } from '~/domain/throttles/known-device.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Log in to the back office',
    access: 'none',
    body: adminLoginSchema,
    response: messageResponseSchema.extend({
      admin: z.object({ id: z.int(), username: z.string(), email: z.string(), name: z.string() }),
      token: z.string(),
      device_token: issuedDeviceSchema,
      permissions: z.array(z.enum(PERMISSIONS)),
    }),
    handle: async ({ ctx, body }) => {
      const { token, admin, device } = await logInAdmin(addKnownDevices(ctx, [body.device_token]), body);
      const { permissions, ...who } = admin;
      return { message: 'Login successful!', admin: who, token, device_token: device, permissions };
    },
  }),
});

export { action, loader };
