import { staffDietPlansSchema } from '~/domain/plans/responses';
import { deleteDietPlan } from '~/domain/plans/delete-plan.server';
import { deleteDietPlanSchema, listStaffPlansSchema } from '~/domain/plans/schemas';
import { listStaffDietPlans } from '~/domain/plans/staff-plans.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'List the diet plans for staff',
    access: 'admin',
    permissions: listStaffDietPlans.permissions,
    query: listStaffPlansSchema,
    response: staffDietPlansSchema,
    handle: async ({ ctx, query }) => {
      const toAbsoluteUrl = (path: string | null) => path && ctx.publicUrl + path;
      const { diet_plans, pagination } = await listStaffDietPlans(ctx, query);
      return {
        diet_plans: diet_plans.map((plan) => ({
          ...plan,
          thumbnail_url: toAbsoluteUrl(plan.thumbnail_url),
          media_url: toAbsoluteUrl(plan.media_url),
        })),
        pagination,
      };
    },
  }),
  DELETE: defineEndpoint({
    summary: 'Delete a diet plan',
    access: 'admin',
    permissions: deleteDietPlan.permissions,
    query: deleteDietPlanSchema,
    response: messageResponseSchema,
    handle: async ({ ctx, query }) => {
      await deleteDietPlan(ctx, query.id);
      return { message: 'Diet plan deleted successfully' };
    },
  }),
});

export { action, loader };
