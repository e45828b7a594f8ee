import { z } from 'zod';
import { cancelClass } from '~/domain/classes/cancel-class.server';
import { CLASS_NOT_FOUND } from '~/domain/classes/lock-class.server';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'Cancel a class and tell those who came before',
    access: 'admin',
    permission: 'manage_classes',
    answer: messageAnswer.extend({ notified: z.int() }),
    handle: async ({ ctx, params }) => ({
      message: 'Class cancelled successfully',
      ...(await cancelClass(ctx, pathId(params.classId, CLASS_NOT_FOUND))),
    }),
  }),
});

export { action, loader };
