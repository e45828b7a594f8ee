import { z } from 'zod';
import { profileOutputs } from '../members/profile-fields';

export const userSchema = z.object({
  id: z.int(),
  ...profileOutputs,
  phonenumber: z.string(),
  title: z.string(),
  total_classes_attended: z.int(),
  karma_points: z.int(),
  current_streak: z.int(),
  is_admin: z.boolean(),
  is_suspended: z.boolean(),
  has_failed_phone: z.boolean().describe('WhatsApp reported that the phone cannot be reached'),
  uni_referral_code: z.string(),
  referred_by_id: z.int().nullable(),
  created_at: z.iso.datetime(),
  joined_on: z.iso.date().describe('Day of created_at in the time zone of the community'),
});

export type User = z.infer<typeof userSchema>;

export const userStatisticsSchema = z.object({
  total_users: z.int(),
  admin_users: z.int(),
  avg_karma_points: z.number().describe('One decimal'),
  male_users: z.int(),
  female_users: z.int(),
});

export type UserStatistics = z.infer<typeof userStatisticsSchema>;

export const userListSchema = z.object({
  users: z.array(userSchema),
  statistics: userStatisticsSchema,
  pagination: z.object({ current_page: z.int(), per_page: z.int(), total_users: z.int(), total_pages: z.int() }),
  more_matches: z.boolean().describe('True if the search found more members than are counted'),
});

export type UserList = z.infer<typeof userListSchema>;
