import { z } from 'zod';
import { createClass } from '~/domain/classes/create-class.server';
import { createClassSchema } from '~/domain/classes/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Add a class',
    access: 'admin',
    permissions: createClass.permissions,
    body: createClassSchema,
    response: messageResponse.extend({ class_id: z.int() }),
    handle: async ({ ctx, body }) => ({
      message: 'Class created successfully',
      class_id: (await createClass(ctx, body)).id,
    }),
  }),
});

export { action, loader };
