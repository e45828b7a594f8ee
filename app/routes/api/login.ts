import { z } from 'zod';
import { memberProfile } from '~/domain/members/answers';
import { getMemberProfile } from '~/domain/members/queries.server';
import { logIn } from '~/domain/sessions/log-in.server';
import { loginSchema } from '~/domain/sessions/schemas';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'Log in',
    access: 'none',
    body: loginSchema,
    answer: messageAnswer.extend({ token: z.string(), user: memberProfile }),
    handle: async ({ ctx, body }) => {
      const { token, memberId } = await logIn(ctx, body);
      return { message: 'Login successful!', token, user: await getMemberProfile(ctx, memberId) };
    },
  }),
});

export { action, loader };
