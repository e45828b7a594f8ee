import { deleteClass } from '~/domain/classes/delete-class.server';
import { CLASS_NOT_FOUND } from '~/domain/classes/lock-class.server';
import { updateClassSchema } from '~/domain/classes/schemas';
import { updateClass } from '~/domain/classes/update-class.server';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  PUT: call({
    summary: 'Edit a class',
    access: 'admin',
    permission: 'manage_classes',
    body: updateClassSchema,
    answer: messageAnswer,
    handle: async ({ ctx, body, params }) => {
      await updateClass(ctx, pathId(params.classId, CLASS_NOT_FOUND), body);
      return { message: 'Class updated successfully' };
    },
  }),
  DELETE: call({
    summary: 'Hide a class; attendances stay',
    access: 'admin',
    permission: 'manage_classes',
    answer: messageAnswer,
    handle: async ({ ctx, params }) => {
      await deleteClass(ctx, pathId(params.classId, CLASS_NOT_FOUND));
      return { message: 'Class deleted successfully' };
    },
  }),
});

export { action, loader };
