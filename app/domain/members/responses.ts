import { z } from 'zod';
import { LANGUAGES } from '~/i18n/languages';
import { BATCH_TIMES, FACES } from './policy';

export const memberProfileSchema = z.object({
  id: z.int(),
  name: z.string(),
  gender: z.string().nullable(),
  city: z.string().nullable(),
  birtyear: z.int().nullable().describe('Date of birth as YYYYMMDD'),
  email: z.string().nullable(),
  primarygoal: z.string().nullable(),
  phonenumber: z.string().describe('Ten digits in India, E.164 elsewhere'),
  created_at: z.iso.datetime(),
  karma_points: z.int(),
  current_streak: z.int().describe('As it stands today'),
  longest_streak: z.int(),
  total_classes_attended: z.int(),
  title: z.string(),
  member_id: z.string(),
  my_referral_code: z.string(),
  uni_referral_code: z.string(),
  phone_confirmed: z.boolean().describe('They have shown that they read messages on this phone'),
  face: z.enum(FACES).nullable().describe('The drawn face; null shows the first letter of the name'),
  group_opened: z.boolean().describe('They went to the WhatsApp group from here'),
});

export type MemberProfile = z.infer<typeof memberProfileSchema>;

export const preferencesSchema = z.object({
  reminders: z.boolean().describe('Of their class, on WhatsApp or in the browsers that they chose'),
  reminders_since: z.iso.datetime().nullable().describe('When they asked for them'),
  minutes_before: z.int().describe('How long before the class, 5 to 20'),
  language: z.enum(LANGUAGES).describe('In which they are written to'),
  batch: z.enum(BATCH_TIMES).nullable().describe('When the batch begins that they chose'),
  notices: z.boolean().describe('Of classes that are moved or cancelled, and of donations'),
  short_name: z.boolean().describe('The leaderboard shows the first name and an initial, such as Asha S.'),
  show_presence: z.boolean().describe('Friends see when the member is in class'),
});

export type Preferences = z.infer<typeof preferencesSchema>;

export const updatedProfileSchema = z.object({
  user: memberProfileSchema,
  phone_verification_required: z
    .boolean()
    .describe('A code went to the new phone; POST /api/profile/phone confirms it'),
});

export type UpdatedProfile = z.infer<typeof updatedProfileSchema>;

export const memberDeletionSummarySchema = z.object({
  donations_deleted: z.int().describe('Donations that were kept without the member’s name'),
  donations_anonymised: z.int(),
  attendances_deleted: z.int(),
  ratings_deleted: z.int(),
  referrals_updated: z.int(),
});

export type CleanupSummary = z.infer<typeof memberDeletionSummarySchema>;
