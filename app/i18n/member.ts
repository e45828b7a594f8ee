import type { Language } from '~/i18n/languages';
import type { MemberWords } from './en/member';
import { WORDS } from './words';

export type { MemberWords } from './en/member';

export type FrameWords = MemberWords['frame'];

/** The others go with what they are said of, which not every member has. */
export type HomeWords = Omit<MemberWords['home'], 'challenge' | 'finish' | 'first'>;

export type ChallengeWords = MemberWords['home']['challenge'];

export type FinishWords = MemberWords['home']['finish'];

export type FirstWords = MemberWords['home']['first'];

export type ConfirmPhoneWords = MemberWords['confirmPhone'];

export type TimetableWords = MemberWords['timetable'];

export type ResourceWords = MemberWords['resources'];

export type ReferralWords = MemberWords['referral'];

export type KarmaWords = MemberWords['karma'];

export type StreakWords = MemberWords['streak'];

export type ShareCardWords = MemberWords['shareCard'];

export type LeaderboardWords = MemberWords['leaderboard'];

export type RatingWords = MemberWords['rating'];

export function homeWords(language: Language): HomeWords {
  return everybodysWords(memberWords(language, 'home'));
}

type WholeHome = MemberWords['home'];

function everybodysWords({ challenge: _challenge, finish: _finish, first: _first, ...words }: WholeHome): HomeWords {
  return words;
}

/** A loader sends them, so that a browser gets no others. */
export function memberWords<Part extends keyof MemberWords>(language: Language, part: Part): MemberWords[Part] {
  return WORDS[language].member[part];
}
