import { z } from 'zod';

export const favouriteClassSchema = z.object({
  title: z.string(),
  average_rating: z.number().describe('One decimal'),
  total_ratings: z.int(),
});

export type FavouriteClass = z.infer<typeof favouriteClassSchema>;

export const publicStatsSchema = z.object({
  platform_stats: z.object({
    total_users: z.int(),
    total_classes: z.int(),
    total_attendances: z.int().describe('All attendances, including those of hidden classes'),
    platform_average_rating: z.number().describe('One decimal; 0 without ratings'),
    total_ratings: z.int(),
  }),
  favorite_classes: z.array(favouriteClassSchema),
});

export type PublicStats = z.infer<typeof publicStatsSchema>;
