import { PLAN_NOT_FOUND_MESSAGE } from '~/domain/plans/plan-record.server';
import { saveDietPlanSchema } from '~/domain/plans/schemas';
import { updateDietPlan } from '~/domain/plans/update-plan.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';
import { parsePathId } from '~/http/path-id.server';

const { loader, action } = createApiRoute({
  PUT: defineEndpoint({
    summary: 'Edit a diet plan',
    access: 'admin',
    permissions: updateDietPlan.permissions,
    body: saveDietPlanSchema,
    response: messageResponseSchema,
    handle: async ({ ctx, body, params }) => {
      await updateDietPlan(ctx, parsePathId(params.planId, PLAN_NOT_FOUND_MESSAGE), body);
      return { message: 'Diet plan updated successfully' };
    },
  }),
});

export { action, loader };
