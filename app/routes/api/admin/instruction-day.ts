import { updateInstructionSchema } from '~/domain/content/schemas';
import { updateInstruction } from '~/domain/content/update-instruction.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  PUT: endpoint({
    summary: 'Set the focus of a weekday',
    access: 'admin',
    permissions: updateInstruction.permissions,
    body: updateInstructionSchema,
    response: messageResponse,
    handle: async ({ ctx, body }) => {
      await updateInstruction(ctx, body);
      return { message: `${body.day_name} instruction updated successfully!` };
    },
  }),
});

export { action, loader };
