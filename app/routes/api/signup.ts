import { z } from 'zod';
import { signUpSchema } from '~/domain/sessions/schemas';
import { signUp } from '~/domain/sessions/sign-up.server';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'Register',
    access: 'none',
    body: signUpSchema,
    status: 201,
    answer: messageAnswer.extend({ user_id: z.int(), referral_applied: z.boolean() }),
    handle: async ({ ctx, body }) => {
      const { message, memberId, referral } = await signUp(ctx, body);
      return { message, user_id: memberId, referral_applied: referral === 'applied' };
    },
  }),
});

export { action, loader };
