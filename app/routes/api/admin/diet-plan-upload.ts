import { z } from 'zod';
import { createDietPlan } from '~/domain/plans/create-plan.server';
import { PLAN_FILES } from '~/domain/plans/policy';
import { saveDietPlanSchema } from '~/domain/plans/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { createMessageResponse } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Add a diet plan with its files',
    access: 'admin',
    permissions: createDietPlan.permissions,
    upload: PLAN_FILES,
    body: saveDietPlanSchema,
    response: createMessageResponse.extend({ id: z.int() }),
    handle: async ({ ctx, body, files }) => ({
      message: 'Diet plan created successfully',
      ...(await createDietPlan(ctx, body, files)),
    }),
  }),
});

export { action, loader };
