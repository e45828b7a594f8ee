import fs from 'node:fs';
import { expect, test } from 'vitest';
import { RANKS } from '~/domain/members/policy';
import type { AuthWords } from './auth/en';
import type { DonationWords } from './donations/en';
import { countIn } from './counts';
import { ENGLISH_NAMES, type Language, languageOfPath, LANGUAGES, MOVEMENT, previewPicture } from './languages';
import type { MemberWords } from './member/en';
import type { MessageKey } from './messages/say';
import type { languageOffers } from './offers';
import type { ProfileWords } from './profile/en';
import type { PublicWords } from './public/en';
import { titleIn } from './titles';

/** What a catalogue of each part has to be in any language. */
interface Catalogues {
  auth: AuthWords;
  donations: DonationWords;
  member: MemberWords;
  messages: Record<MessageKey, string>;
  offer: (typeof languageOffers)[Language];
  profile: ProfileWords;
  public: PublicWords;
}

/** Marathi as far as somebody who begins with it has come. */
const begun = { fields: { name: 'नाव', phone: 'फोन नंबर', password: 'पासवर्ड' } };

test('a third language does not compile while a text is missing', () => {
  const marathi: Catalogues = {
    // @ts-expect-error the hint of the password and every page are missing
    auth: begun,
    // @ts-expect-error nothing is said yet
    donations: {},
    // @ts-expect-error nothing is said yet
    member: {},
    // @ts-expect-error one sentence of the server among all
    messages: { 'Login successful!': 'लॉग इन झाले!' },
    offer: { text: 'ही साइट मराठीतही आहे.', go: 'मराठीत पहा' },
    // @ts-expect-error nothing is said yet
    profile: {},
    // @ts-expect-error nothing is said yet
    public: {},
  };
  expect(marathi.offer.go).toBe('मराठीत पहा');
});

test('a row alone does not compile: every catalogue has to have its language', () => {
  const words: Record<Language, string> = { en: 'Name', hi: 'नाम' };
  // @ts-expect-error the third is missing
  const withMarathi: Record<Language | 'mr', string> = words;
  // @ts-expect-error no language of ours yet
  const code: Language = 'mr';
  expect(withMarathi).toBe(words);
  expect(languageOfPath(`/${code}`)).toBe('en');
});

test('what ranks and counts are called follows the table of languages', () => {
  // @ts-expect-error no rank has its name in Marathi yet
  const names: Record<Exclude<Language, 'en'> | 'mr', string>[] = RANKS.map((rank) => rank.names);
  expect(names).toHaveLength(RANKS.length);
  for (const language of LANGUAGES) {
    expect([ENGLISH_NAMES[language], MOVEMENT[language]].every(Boolean)).toBe(true);
    expect(fs.existsSync(`public${previewPicture(language)}`), language).toBe(true);
    if (language === 'en') continue;
    expect(RANKS.map((rank) => titleIn(language, rank)).filter((title) => /[a-z]/i.test(title))).toEqual([]);
    expect(countIn(language, '2 Lakh, 1 crore and 3 Thousand').match(/[a-z]+/gi)).toEqual(['and']);
  }
});

/** The banner has its title in Hindi in a column of its own, as specified. */
const SPECIFIED = ['components/public/hero.tsx'];

test('no code but the catalogues asks for a language by its name', () => {
  const files = fs.readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const code = files.filter((file) => !/^(?:i18n|db)\/|\.test\./.test(file));
  const asking = code.filter((file) => /[=(,[] ?'hi'/.test(fs.readFileSync(`app/${file}`, 'utf8')));
  expect(code.length).toBeGreaterThan(300);
  expect(asking).toEqual(SPECIFIED);
});
