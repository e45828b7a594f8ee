import { deleteClass } from '~/domain/classes/delete-class.server';
import { CLASS_NOT_FOUND } from '~/domain/classes/lock-class.server';
import { updateClassSchema } from '~/domain/classes/schemas';
import { updateClass } from '~/domain/classes/update-class.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  PUT: endpoint({
    summary: 'Edit a class',
    access: 'admin',
    permissions: updateClass.permissions,
    body: updateClassSchema,
    response: messageResponse,
    handle: async ({ ctx, body, params }) => {
      await updateClass(ctx, pathId(params.classId, CLASS_NOT_FOUND), body);
      return { message: 'Class updated successfully' };
    },
  }),
  DELETE: endpoint({
    summary: 'Hide a class; attendances stay',
    access: 'admin',
    permissions: deleteClass.permissions,
    response: messageResponse,
    handle: async ({ ctx, params }) => {
      await deleteClass(ctx, pathId(params.classId, CLASS_NOT_FOUND));
      return { message: 'Class deleted successfully' };
    },
  }),
});

export { action, loader };
