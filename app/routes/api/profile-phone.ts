import { memberProfile } from '~/domain/members/answers';
import { confirmPhone } from '~/domain/members/change-phone.server';
import { confirmPhoneSchema } from '~/domain/members/schemas';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'Confirm a changed phone',
    access: 'member',
    body: confirmPhoneSchema,
    answer: messageAnswer.extend({ user: memberProfile }),
    handle: async ({ ctx, body }) => ({
      message: 'Your phone number is confirmed.',
      ...(await confirmPhone(ctx, body)),
    }),
  }),
});

export { action, loader };
