import { z } from 'zod';
import { createClass } from '~/domain/classes/create-class.server';
import { createClassSchema } from '~/domain/classes/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Add a class',
    access: 'admin',
    permissions: createClass.permissions,
    body: createClassSchema,
    response: messageResponseSchema.extend({ class_id: z.int() }),
    handle: async ({ ctx, body }) => ({
      message: 'Class created successfully',
      class_id: (await createClass(ctx, body)).id,
    }),
  }),
});

export { action, loader };
