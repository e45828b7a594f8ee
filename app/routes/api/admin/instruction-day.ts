import { updateInstructionSchema } from '~/domain/content/schemas';
import { updateInstruction } from '~/domain/content/update-instruction.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  PUT: defineEndpoint({
    summary: 'Set the focus of a weekday',
    access: 'admin',
    permissions: updateInstruction.permissions,
    body: updateInstructionSchema,
    response: messageResponseSchema,
    handle: async ({ ctx, body }) => {
      await updateInstruction(ctx, body);
      return { message: `${body.day_name} instruction updated successfully!` };
    },
  }),
});

export { action, loader };
