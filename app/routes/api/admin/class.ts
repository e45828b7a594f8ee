import { deleteClass } from '~/domain/classes/delete-class.server';
import { CLASS_NOT_FOUND } from '~/domain/classes/lock-class.server';
import { updateClassSchema } from '~/domain/classes/schemas';
import { updateClass } from '~/domain/classes/update-class.server';
import { apiRoute, call } from '~/http/api-route.server';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  PUT: call({
    access: 'admin',
    permission: 'manage_classes',
    body: updateClassSchema,
    handle: async ({ ctx, body, params }) => {
      await updateClass(ctx, pathId(params.classId, CLASS_NOT_FOUND), body);
      return { message: 'Class updated successfully' };
    },
  }),
  DELETE: call({
    access: 'admin',
    permission: 'manage_classes',
    handle: async ({ ctx, params }) => {
      await deleteClass(ctx, pathId(params.classId, CLASS_NOT_FOUND));
      return { message: 'Class deleted successfully' };
    },
  }),
});

export { action, loader };
