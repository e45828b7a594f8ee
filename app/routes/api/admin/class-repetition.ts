import { z } from 'zod';
import { CLASS_NOT_FOUND_MESSAGE } from '~/domain/classes/lock-class.server';
import { repeatClass } from '~/domain/classes/repeat-class.server';
import { repeatClassSchema } from '~/domain/classes/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';
import { parsePathId } from '~/http/path-id.server';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Repeat a class on the given weekdays until a date',
    access: 'admin',
    permissions: repeatClass.permissions,
    body: repeatClassSchema,
    response: messageResponseSchema.extend({ series_id: z.int(), classes_made: z.int() }),
    handle: async ({ ctx, body, params }) => ({
      message: 'Class repeats from now on',
      ...(await repeatClass(ctx, parsePathId(params.classId, CLASS_NOT_FOUND_MESSAGE), body)),
    }),
  }),
});

export { action, loader };
