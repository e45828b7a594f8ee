import { z } from 'zod';
import { getMemberProfile } from '~/domain/members/queries.server';
import { memberProfile } from '~/domain/members/responses';
import { logInByCode } from '~/domain/sessions/log-in-by-code.server';
import { issuedDevice } from '~/domain/sessions/responses';
import { loginCodeSchema } from '~/domain/sessions/schemas';
import { withDevices } from '~/domain/throttles/known-device.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Log in with a code from WhatsApp',
    access: 'none',
    body: loginCodeSchema,
    response: messageResponse.extend({ token: z.string(), device_token: issuedDevice, user: memberProfile }),
    handle: async ({ ctx, body }) => {
      const { token, memberId, device } = await logInByCode(withDevices(ctx, [body.device_token]), body);
      return { message: 'Login successful!', token, device_token: device, user: await getMemberProfile(ctx, memberId) };
    },
  }),
});

export { action, loader };
