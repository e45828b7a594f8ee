import { z } from 'zod';
import { memberProfile } from '~/domain/members/responses';
import { getMemberProfile } from '~/domain/members/queries.server';
import { logIn } from '~/domain/sessions/log-in.server';
import { loginSchema } from '~/domain/sessions/schemas';
import { issuedDevice } from '~/domain/sessions/responses';
import { withDevices } from '~/domain/throttles/known-device.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Log in',
    access: 'none',
    body: loginSchema,
    response: messageResponse.extend({ token: z.string(), device_token: issuedDevice, user: memberProfile }),
    handle: async ({ ctx, body }) => {
      const { token, memberId, device } = await logIn(withDevices(ctx, [body.device_token]), body);
      return { message: 'Login successful!', token, device_token: device, user: await getMemberProfile(ctx, memberId) };
    },
  }),
});

export { action, loader };
