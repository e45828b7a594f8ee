import { deleteDietPlan } from '~/domain/plans/delete-plan.server';
import { deleteDietPlanSchema, listStaffPlansSchema } from '~/domain/plans/schemas';
import { listStaffDietPlans } from '~/domain/plans/staff-plans.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    access: 'admin',
    permission: 'manage_resources',
    query: listStaffPlansSchema,
    handle: async ({ ctx, query }) => {
      const absolute = (path: string | null) => path && ctx.publicUrl + path;
      const { diet_plans, pagination } = await listStaffDietPlans(ctx, query);
      return {
        diet_plans: diet_plans.map((plan) => ({
          ...plan,
          thumbnail_url: absolute(plan.thumbnail_url),
          media_url: absolute(plan.media_url),
        })),
        pagination,
      };
    },
  }),
  DELETE: call({
    access: 'admin',
    permission: 'manage_resources',
    query: deleteDietPlanSchema,
    handle: async ({ ctx, query }) => {
      await deleteDietPlan(ctx, query.id);
      return { message: 'Diet plan deleted successfully' };
    },
  }),
});

export { action, loader };
