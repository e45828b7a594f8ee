import { z } from 'zod';
import { dietPlan } from '~/domain/plans/responses';
import { listDietPlans } from '~/domain/plans/queries.server';
import { dietPlansSchema } from '~/domain/plans/schemas';
import { languageQuery, toldTo } from '~/http/api/translated-answer.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'Diet plans, as far as the caller may see them',
    access: 'optional',
    query: dietPlansSchema.extend(languageQuery.shape),
    response: z.object({ diet_plans: z.array(dietPlan) }),
    handle: async ({ ctx, query, request }) => {
      const absolute = (path: string | null) => path && ctx.publicUrl + path;
      const plans = await listDietPlans(ctx, query.user_id);
      return {
        diet_plans: toldTo(ctx, request, plans).map(({ karmaMissing: _, ...plan }) => ({
          ...plan,
          thumbnail_url: absolute(plan.thumbnail_url),
          media_url: absolute(plan.media_url),
        })),
      };
    },
  }),
});

export { action, loader };
