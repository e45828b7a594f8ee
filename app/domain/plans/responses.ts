import { z } from 'zod';
import { type Translatable, translationField, translationsField } from '~/domain/translations';

export const dietPlanSchema = z.object({
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
  translation: translationField,
});

export type DietPlan = z.infer<typeof dietPlanSchema>;

export type MemberDietPlan = Translatable<DietPlan & { karmaMissing: number }>;

export const staffDietPlanSchema = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  type: z.enum(['free', 'karma', 'personalized']),
  karma_points_required: z.int(),
  user_id: z.int().nullable(),
  user_name: z.string().nullable(),
  isPrivate: z.boolean(),
  media_url: z.string().nullable(),
  thumbnail_url: z.string().nullable(),
  created_at: z.iso.datetime(),
  version: z.int(),
  translations: translationsField,
});

export type StaffDietPlan = z.infer<typeof staffDietPlanSchema>;

export const staffDietPlansSchema = z.object({
  diet_plans: z.array(staffDietPlanSchema),
  pagination: z.object({ current_page: z.int(), per_page: z.int(), total_plans: z.int(), total_pages: z.int() }),
});

export type StaffDietPlans = z.infer<typeof staffDietPlansSchema>;
