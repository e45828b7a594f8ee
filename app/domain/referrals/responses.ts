import { z } from 'zod';
import { translationField } from '../translations';
import { REWARD_ICONS } from './policy';

export const referredFriendSchema = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string().describe('Masked but for the last four digits'),
  joined_date: z.iso.date(),
  title: z.string(),
  current_streak: z.int(),
  karma_points: z.int(),
  status: z.enum(['active', 'inactive']).describe('active: attended within the last thirty days'),
});

export const referralRewardSchema = z.object({
  level: z.int(),
  invites: z.int().describe('So many friends unlock it'),
  reward: z.string().describe('What it brings'),
  icon: z.enum(REWARD_ICONS),
  status: z.enum(['unlocked', 'in_progress', 'locked']),
  link: z.string().nullable().describe('What opens it, once it is unlocked and there'),
  note: z.string().nullable().describe('What staff say of it, once it is unlocked'),
  sent_on: z.iso.date().nullable().describe('When the parcel went off, of what is sent by post'),
  translation: translationField,
});

export const referralDataSchema = z.object({
  total_referrals: z.int().describe('Friends who have confirmed their WhatsApp number'),
  unconfirmed_referrals: z.int().describe('Friends who have not; they are in the list, and count once they do'),
  karma_from_referrals: z.int(),
  my_referral_code: z.string(),
  referral_link: z.string().describe('Where a friend registers with the code'),
  page: z.int(),
  total_pages: z.int(),
  referrals: z.array(referredFriendSchema).describe('The newest first'),
});

export type ReferralData = z.infer<typeof referralDataSchema>;
