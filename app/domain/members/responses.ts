import { z } from 'zod';
import { LANGUAGES } from '~/i18n/languages';
import { FACES } from './policy';
import { profileOutputs } from './profile-fields';

export const memberProfileSchema = z.object({
  id: z.int(),
  ...profileOutputs,
  phonenumber: z.string().describe('Ten digits in India, E.164 elsewhere'),
  created_at: z.iso.datetime(),
  karma_points: z.int(),
  current_streak: z.int().describe('The streak as of today'),
  longest_streak: z.int(),
  total_classes_attended: z.int(),
  title: z.string(),
  member_id: z.string(),
  my_referral_code: z.string(),
  uni_referral_code: z.string(),
  phone_confirmed: z.boolean().describe('True if the member has confirmed the phone'),
  face: z.enum(FACES).nullable().describe('The drawn face; null shows the first letter of the name'),
  group_opened: z.boolean().describe('True if the member has opened the WhatsApp group from the site'),
});

export type MemberProfile = z.infer<typeof memberProfileSchema>;

export const preferencesSchema = z.object({
  reminders: z.boolean().describe('True if the member gets class reminders on WhatsApp or in the chosen browsers'),
  reminders_since: z.iso.datetime().nullable().describe('Time when the member switched the reminders on'),
  minutes_before: z.int().describe('Minutes between the reminder and the class, 5 to 20'),
  language: z.enum(LANGUAGES).describe('Language of the messages to the member'),
  batch: z
    .string()
    .nullable()
    .describe('Start time HH:MM of the member’s batch, also if staff removed it; null if none was chosen'),
  notices: z
    .boolean()
    .describe('True if the member gets notices about moved and cancelled classes and about donations'),
  short_name: z.boolean().describe('True if the leaderboard shows the first name and an initial, such as Asha S.'),
  show_presence: z.boolean().describe('True if friends see when the member is in class'),
});

export type Preferences = z.infer<typeof preferencesSchema>;

export const updatedProfileSchema = z.object({
  user: memberProfileSchema,
  phone_verification_required: z
    .boolean()
    .describe('True if a code was sent to the new phone. Confirm it with POST /api/profile/phone.'),
});

export type UpdatedProfile = z.infer<typeof updatedProfileSchema>;

export const memberDeletionSummarySchema = z.object({
  donations_deleted: z.int().describe('Number of donations kept without the member’s name'),
  donations_anonymised: z.int(),
  attendances_deleted: z.int(),
  ratings_deleted: z.int(),
  referrals_updated: z.int(),
});

export type CleanupSummary = z.infer<typeof memberDeletionSummarySchema>;
