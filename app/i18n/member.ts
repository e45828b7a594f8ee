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

/** What the frame or one tab says in a language; a loader sends it, so that a browser gets no other words. */
export function memberWords<Part extends keyof MemberWords>(language: Language, part: Part): MemberWords[Part] {
  return WORDS[language].member[part];
}
