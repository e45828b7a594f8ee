import { PLAN_NOT_FOUND } from '~/domain/plans/plan-record.server';
import { saveDietPlanSchema } from '~/domain/plans/schemas';
import { updateDietPlan } from '~/domain/plans/update-plan.server';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  PUT: call({
    summary: 'Edit a diet plan',
    access: 'admin',
    permission: 'manage_resources',
    body: saveDietPlanSchema,
    answer: messageAnswer,
    handle: async ({ ctx, body, params }) => {
      await updateDietPlan(ctx, pathId(params.planId, PLAN_NOT_FOUND), body);
      return { message: 'Diet plan updated successfully' };
    },
  }),
});

export { action, loader };
