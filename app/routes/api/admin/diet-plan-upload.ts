import { z } from 'zod';
import { createDietPlan } from '~/domain/plans/create-plan.server';
import { PLAN_FILES } from '~/domain/plans/policy';
import { saveDietPlanSchema } from '~/domain/plans/schemas';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'Add a diet plan with its files',
    access: 'admin',
    permission: 'manage_resources',
    upload: PLAN_FILES,
    body: saveDietPlanSchema,
    answer: messageAnswer.extend({ id: z.int() }),
    handle: async ({ ctx, body, files }) => ({
      message: 'Diet plan created successfully',
      ...(await createDietPlan(ctx, body, files)),
    }),
  }),
});

export { action, loader };
