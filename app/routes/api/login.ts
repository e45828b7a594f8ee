import { z } from 'zod';
import { memberProfileSchema } from '~/domain/members/responses';
import { getMemberProfile } from '~/domain/members/queries.server';
import { logIn } from '~/domain/sessions/log-in.server';
import { loginSchema } from '~/domain/sessions/schemas';
import { issuedDeviceSchema } from '~/domain/sessions/responses';
import { addKnownDevices } from '~/domain/throttles/known-device.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Log in',
    access: 'none',
    body: loginSchema,
    response: messageResponseSchema.extend({
      token: z.string(),
      device_token: issuedDeviceSchema,
      user: memberProfileSchema,
    }),
    handle: async ({ ctx, body }) => {
      const { token, memberId, device } = await logIn(addKnownDevices(ctx, [body.device_token]), body);
      return { message: 'Login successful!', token, device_token: device, user: await getMemberProfile(ctx, memberId) };
    },
  }),
});

export { action, loader };
