import type { Language } from '~/i18n/languages';
import type { MemberWords } from './en/member';
import { WORDS } from './words';

export type { MemberWords } from './en/member';

export type FrameWords = MemberWords['frame'];

export type HomeWords = MemberWords['home'];

export type TimetableWords = MemberWords['timetable'];

export type ResourceWords = MemberWords['resources'];

export type ReferralWords = MemberWords['referral'];

export type KarmaWords = MemberWords['karma'];

export type StreakWords = MemberWords['streak'];

export type ShareCardWords = MemberWords['shareCard'];

export type LeaderboardWords = MemberWords['leaderboard'];

export type RatingWords = MemberWords['rating'];

/** A loader sends them, so that a browser gets no others. */
export function memberWords<Part extends keyof MemberWords>(language: Language, part: Part): MemberWords[Part] {
  return WORDS[language].member[part];
}
