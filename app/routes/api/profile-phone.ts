import { memberProfile } from '~/domain/members/responses';
import { confirmPhone } from '~/domain/sessions/change-phone.server';
import { issuedDevice } from '~/domain/sessions/responses';
import { confirmPhoneSchema } from '~/domain/members/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Confirm a changed phone with the code sent to it and the password',
    access: 'member',
    body: confirmPhoneSchema,
    response: messageResponse.extend({ user: memberProfile, device_token: issuedDevice }),
    handle: async ({ ctx, body }) => {
      const { user, device } = await confirmPhone(ctx, body);
      return { message: 'Your phone number is confirmed.', user, device_token: device };
    },
  }),
});

export { action, loader };
