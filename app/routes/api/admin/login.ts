import { logInAdmin } from '~/domain/admins/log-in-admin.server';
import { adminLoginSchema } from '~/domain/admins/schemas';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  POST: call({
    access: 'none',
    body: adminLoginSchema,
    handle: async ({ ctx, body }) => {
      const { token, admin } = await logInAdmin(ctx, body);
      const { permissions, ...who } = admin;
      return { message: 'Login successful!', admin: who, token, permissions };
    },
  }),
});

export { action, loader };
