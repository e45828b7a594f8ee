import { z } from 'zod';

/** A friend who joined with the member's code, as the member sees them. */
export const referredFriend = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string().describe('Masked but for the last four digits'),
  joined_date: z.iso.date(),
  title: z.string(),
  current_streak: z.int(),
  karma_points: z.int(),
  status: z.enum(['active', 'inactive']).describe('active: attended within the last thirty days'),
});

export const referralData = z.object({
  total_referrals: z.int(),
  karma_from_referrals: z.int(),
  my_referral_code: z.string(),
  referral_link: z.string().describe('Where a friend registers with the code'),
  page: z.int(),
  total_pages: z.int(),
  referrals: z.array(referredFriend).describe('The newest first'),
});

export type ReferralData = z.infer<typeof referralData>;
