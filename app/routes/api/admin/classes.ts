import { z } from 'zod';
import { createClass } from '~/domain/classes/create-class.server';
import { createClassSchema } from '~/domain/classes/schemas';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'Add a class',
    access: 'admin',
    permission: 'manage_classes',
    body: createClassSchema,
    answer: messageAnswer.extend({ class_id: z.int() }),
    handle: async ({ ctx, body }) => ({
      message: 'Class created successfully',
      class_id: (await createClass(ctx, body)).id,
    }),
  }),
});

export { action, loader };
