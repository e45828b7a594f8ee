import { PLAN_NOT_FOUND } from '~/domain/plans/plan-record.server';
import { saveDietPlanSchema } from '~/domain/plans/schemas';
import { updateDietPlan } from '~/domain/plans/update-plan.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  PUT: endpoint({
    summary: 'Edit a diet plan',
    access: 'admin',
    permissions: updateDietPlan.permissions,
    body: saveDietPlanSchema,
    response: messageResponse,
    handle: async ({ ctx, body, params }) => {
      await updateDietPlan(ctx, pathId(params.planId, PLAN_NOT_FOUND), body);
      return { message: 'Diet plan updated successfully' };
    },
  }),
});

export { action, loader };
