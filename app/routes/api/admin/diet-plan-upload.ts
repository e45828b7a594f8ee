import { z } from 'zod';
import { createDietPlan } from '~/domain/plans/create-plan.server';
import { PLAN_FILE_KINDS } from '~/domain/plans/policy';
import { saveDietPlanSchema } from '~/domain/plans/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Add a diet plan with its files',
    access: 'admin',
    permissions: createDietPlan.permissions,
    upload: PLAN_FILE_KINDS,
    body: saveDietPlanSchema,
    response: messageResponseSchema.extend({ id: z.int() }),
    handle: async ({ ctx, body, files }) => ({
      message: 'Diet plan created successfully',
      ...(await createDietPlan(ctx, body, files)),
    }),
  }),
});

export { action, loader };
