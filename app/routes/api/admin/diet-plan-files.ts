import { PLAN_NOT_FOUND } from '~/domain/plans/plan-record.server';
import { PLAN_FILES } from '~/domain/plans/policy';
import { saveDietPlanSchema } from '~/domain/plans/schemas';
import { updateDietPlan } from '~/domain/plans/update-plan.server';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'Edit a diet plan and its files',
    access: 'admin',
    permission: 'manage_resources',
    upload: PLAN_FILES,
    body: saveDietPlanSchema,
    answer: messageAnswer,
    handle: async ({ ctx, body, files, params }) => {
      await updateDietPlan(ctx, pathId(params.planId, PLAN_NOT_FOUND), body, files);
      return { message: 'Diet plan updated successfully' };
    },
  }),
});

export { action, loader };
