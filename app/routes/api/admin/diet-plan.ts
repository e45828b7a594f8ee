import { PLAN_NOT_FOUND } from '~/domain/plans/plan-record.server';
import { saveDietPlanSchema } from '~/domain/plans/schemas';
import { updateDietPlan } from '~/domain/plans/update-plan.server';
import { apiRoute, call } from '~/http/api-route.server';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  PUT: call({
    access: 'admin',
    permission: 'manage_resources',
    body: saveDietPlanSchema,
    handle: async ({ ctx, body, params }) => {
      await updateDietPlan(ctx, pathId(params.planId, PLAN_NOT_FOUND), body);
      return { message: 'Diet plan updated successfully' };
    },
  }),
});

export { action, loader };
