import { z } from 'zod';
import { CLASS_NOT_FOUND } from '~/domain/classes/lock-class.server';
import { repeatClass } from '~/domain/classes/repeat-class.server';
import { repeatClassSchema } from '~/domain/classes/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Repeat a class on weekdays until a date',
    access: 'admin',
    permissions: repeatClass.permissions,
    body: repeatClassSchema,
    response: messageResponse.extend({ series_id: z.int(), classes_made: z.int() }),
    handle: async ({ ctx, body, params }) => ({
      message: 'Class repeats from now on',
      ...(await repeatClass(ctx, pathId(params.classId, CLASS_NOT_FOUND), body)),
    }),
  }),
});

export { action, loader };
