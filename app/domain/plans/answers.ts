import { z } from 'zod';

/** A diet plan as the one who asks may see it. */
export const dietPlan = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  thumbnail_url: z.string().nullable(),
  type: z.enum(['free', 'karma', 'personalized']),
  karma_points_required: z.int(),
  access_status: z.enum(['locked', 'unlocked']),
  access_message: z.string(),
  media_url: z.string().nullable().describe('Null while the plan is locked'),
  isPrivate: z.boolean(),
});

export type DietPlan = z.infer<typeof dietPlan>;
