import { z } from 'zod';
import { signUpSchema } from '~/domain/sessions/schemas';
import { signUp } from '~/domain/sessions/sign-up.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Register',
    access: 'none',
    body: signUpSchema,
    status: 201,
    response: messageResponseSchema.extend({ user_id: z.int(), referral_applied: z.boolean() }),
    handle: async ({ ctx, body }) => {
      const { message, memberId, referral } = await signUp(ctx, body);
      return { message, user_id: memberId, referral_applied: referral === 'applied' };
    },
  }),
});

export { action, loader };
