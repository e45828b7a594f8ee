import { deleteClass } from '~/domain/classes/delete-class.server';
import { CLASS_NOT_FOUND_MESSAGE } from '~/domain/classes/lock-class.server';
import { updateClassSchema } from '~/domain/classes/schemas';
import { updateClass } from '~/domain/classes/update-class.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';
import { parsePathId } from '~/http/path-id.server';

const { loader, action } = createApiRoute({
  PUT: defineEndpoint({
    summary: 'Edit a class',
    access: 'admin',
    permissions: updateClass.permissions,
    body: updateClassSchema,
    response: messageResponseSchema,
    handle: async ({ ctx, body, params }) => {
      await updateClass(ctx, parsePathId(params.classId, CLASS_NOT_FOUND_MESSAGE), body);
      return { message: 'Class updated successfully' };
    },
  }),
  DELETE: defineEndpoint({
    summary: 'Hide a class; its attendances are kept',
    access: 'admin',
    permissions: deleteClass.permissions,
    response: messageResponseSchema,
    handle: async ({ ctx, params }) => {
      await deleteClass(ctx, parsePathId(params.classId, CLASS_NOT_FOUND_MESSAGE));
      return { message: 'Class deleted successfully' };
    },
  }),
});

export { action, loader };
