import { z } from 'zod';
import { translationField } from '../translations';
import { REWARD_ICONS } from './policy';

export const referredFriendSchema = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string().describe('Masked except for the last four digits'),
  joined_date: z.iso.date(),
  title: z.string(),
  current_streak: z.int(),
  karma_points: z.int(),
  status: z.enum(['active', 'inactive']).describe('active: attended within the last thirty days'),
});

export const referralRewardSchema = z.object({
  level: z.int(),
  invites: z.int().describe('Number of friends needed to unlock the reward'),
  reward: z.string().describe('Description of the reward'),
  icon: z.enum(REWARD_ICONS),
  status: z.enum(['unlocked', 'in_progress', 'locked']),
  link: z.string().nullable().describe('Link to the reward; null until it is unlocked and available'),
  note: z.string().nullable().describe('Note from staff; null until the reward is unlocked'),
  sent_on: z.iso
    .date()
    .nullable()
    .describe('Date when the parcel was sent; null for rewards that are not sent by post'),
  translation: translationField,
});

export const referralDataSchema = z.object({
  total_referrals: z.int().describe('Friends who have confirmed their WhatsApp number'),
  unconfirmed_referrals: z
    .int()
    .describe('Friends in the list who have not confirmed their WhatsApp number yet and do not count'),
  karma_from_referrals: z.int(),
  my_referral_code: z.string(),
  referral_link: z.string().describe('Link where a friend registers with the code'),
  page: z.int(),
  total_pages: z.int(),
  referrals: z.array(referredFriendSchema).describe('Newest first'),
});

export type ReferralData = z.infer<typeof referralDataSchema>;
