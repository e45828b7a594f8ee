import { createClass } from '~/domain/classes/create-class.server';
import { createClassSchema } from '~/domain/classes/schemas';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  POST: call({
    access: 'admin',
    permission: 'manage_classes',
    body: createClassSchema,
    handle: async ({ ctx, body }) => ({
      message: 'Class created successfully',
      class_id: (await createClass(ctx, body)).id,
    }),
  }),
});

export { action, loader };
