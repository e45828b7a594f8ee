import { z } from 'zod';
import { getMemberProfile } from '~/domain/members/queries.server';
import { memberProfileSchema } from '~/domain/members/responses';
import { logInByCode } from '~/domain/sessions/log-in-by-code.server';
import { issuedDeviceSchema } from '~/domain/sessions/responses';
import { loginCodeSchema } from '~/domain/sessions/schemas';
import { addKnownDevices } from '~/domain/throttles/known-device.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Log in with a code from WhatsApp',
    access: 'none',
    body: loginCodeSchema,
    response: messageResponseSchema.extend({
      token: z.string(),
      device_token: issuedDeviceSchema,
      user: memberProfileSchema,
    }),
    handle: async ({ ctx, body }) => {
      const { token, memberId, device } = await logInByCode(addKnownDevices(ctx, [body.device_token]), body);
      return { message: 'Login successful!', token, device_token: device, user: await getMemberProfile(ctx, memberId) };
    },
  }),
});

export { action, loader };
