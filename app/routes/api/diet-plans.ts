import { z } from 'zod';
import { dietPlanSchema } from '~/domain/plans/responses';
import { listDietPlans } from '~/domain/plans/queries.server';
import { dietPlansSchema } from '~/domain/plans/schemas';
import { languageQuerySchema, translateRowsForActor } from '~/http/api/translated-response.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'List the diet plans that the caller may see',
    access: 'optional',
    query: dietPlansSchema.extend(languageQuerySchema.shape),
    response: z.object({ diet_plans: z.array(dietPlanSchema) }),
    handle: async ({ ctx, query, request }) => {
      const toAbsoluteUrl = (path: string | null) => path && ctx.publicUrl + path;
      const plans = await listDietPlans(ctx, query.user_id);
      return {
        diet_plans: translateRowsForActor(ctx, request, plans).map(({ karmaMissing: _, ...plan }) => ({
          ...plan,
          thumbnail_url: toAbsoluteUrl(plan.thumbnail_url),
          media_url: toAbsoluteUrl(plan.media_url),
        })),
      };
    },
  }),
});

export { action, loader };
