import { z } from 'zod';
import { signUpSchema } from '~/domain/sessions/schemas';
import { signUp } from '~/domain/sessions/sign-up.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Register',
    access: 'none',
    body: signUpSchema,
    status: 201,
    response: messageResponse.extend({ user_id: z.int(), referral_applied: z.boolean() }),
    handle: async ({ ctx, body }) => {
      const { message, memberId, referral } = await signUp(ctx, body);
      return { message, user_id: memberId, referral_applied: referral === 'applied' };
    },
  }),
});

export { action, loader };
