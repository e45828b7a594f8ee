import { z } from 'zod';
import { logInAdmin } from '~/domain/admins/log-in-admin.server';
import { PERMISSIONS } from '~/domain/admins/policy';
import { adminLoginSchema } from '~/domain/admins/schemas';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'Log in to the back office',
    access: 'none',
    body: adminLoginSchema,
    answer: messageAnswer.extend({
      admin: z.object({ id: z.int(), username: z.string(), email: z.string(), name: z.string() }),
      token: z.string(),
      permissions: z.array(z.enum(PERMISSIONS)),
    }),
    handle: async ({ ctx, body }) => {
      const { token, admin } = await logInAdmin(ctx, body);
      const { permissions, ...who } = admin;
      return { message: 'Login successful!', admin: who, token, permissions };
    },
  }),
});

export { action, loader };
