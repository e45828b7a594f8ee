import { updateInstructionSchema } from '~/domain/content/schemas';
import { updateInstruction } from '~/domain/content/update-instruction.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  PUT: call({
    access: 'admin',
    permission: 'manage_classes',
    body: updateInstructionSchema,
    handle: async ({ ctx, body }) => {
      await updateInstruction(ctx, body);
      return { message: `${body.day_name} instruction updated successfully!` };
    },
  }),
});

export { action, loader };
