import { updateInstructionSchema } from '~/domain/content/schemas';
import { updateInstruction } from '~/domain/content/update-instruction.server';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';

const { loader, action } = apiRoute({
  PUT: call({
    summary: 'Set the focus of a weekday',
    access: 'admin',
    permission: 'manage_classes',
    body: updateInstructionSchema,
    answer: messageAnswer,
    handle: async ({ ctx, body }) => {
      await updateInstruction(ctx, body);
      return { message: `${body.day_name} instruction updated successfully!` };
    },
  }),
});

export { action, loader };
