import { createDietPlan } from '~/domain/plans/create-plan.server';
import { PLAN_FILES } from '~/domain/plans/policy';
import { saveDietPlanSchema } from '~/domain/plans/schemas';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  POST: call({
    access: 'admin',
    permission: 'manage_resources',
    upload: PLAN_FILES,
    body: saveDietPlanSchema,
    handle: async ({ ctx, body, files }) => ({
      message: 'Diet plan created successfully',
      ...(await createDietPlan(ctx, body, files)),
    }),
  }),
});

export { action, loader };
