import { PLAN_NOT_FOUND_MESSAGE } from '~/domain/plans/plan-record.server';
import { PLAN_FILE_KINDS } from '~/domain/plans/policy';
import { saveDietPlanSchema } from '~/domain/plans/schemas';
import { updateDietPlan } from '~/domain/plans/update-plan.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';
import { parsePathId } from '~/http/path-id.server';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Edit a diet plan and its files',
    access: 'admin',
    permissions: updateDietPlan.permissions,
    upload: PLAN_FILE_KINDS,
    body: saveDietPlanSchema,
    response: messageResponseSchema,
    handle: async ({ ctx, body, files, params }) => {
      await updateDietPlan(ctx, parsePathId(params.planId, PLAN_NOT_FOUND_MESSAGE), body, files);
      return { message: 'Diet plan updated successfully' };
    },
  }),
});

export { action, loader };
