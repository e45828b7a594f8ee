import { z } from 'zod';
import { CLASS_NOT_FOUND } from '~/domain/classes/lock-class.server';
import { repeatClass } from '~/domain/classes/repeat-class.server';
import { repeatClassSchema } from '~/domain/classes/schemas';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'Repeat a class on weekdays until a date',
    access: 'admin',
    permission: 'manage_classes',
    body: repeatClassSchema,
    answer: messageAnswer.extend({ series_id: z.int(), classes_made: z.int() }),
    handle: async ({ ctx, body, params }) => ({
      message: 'Class repeats from now on',
      ...(await repeatClass(ctx, pathId(params.classId, CLASS_NOT_FOUND), body)),
    }),
  }),
});

export { action, loader };
