import type { Language } from './languages';

/** What asks somebody to agree to the policies; `{terms}` and `{privacy}` are links. */
const consent = {
  en: {
    registering: 'By registering you say that you are 18 or older and agree to our {terms} and our {privacy}.',
    changed: 'We have changed our {terms} or our {privacy} since you agreed to them. Please read what is new.',
    agree: 'I agree',
    agreeing: 'Saving...',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
  },
  hi: {
    registering: 'पंजीकरण करके आप बताते हैं कि आप 18 वर्ष या उससे बड़े हैं, और हमारी {terms} और {privacy} से सहमत हैं।',
    changed: 'आपकी सहमति के बाद हमारी {terms} या {privacy} में बदलाव हुआ है। कृपया पढ़ें कि क्या नया है।',
    agree: 'मैं सहमत हूँ',
    agreeing: 'सहेज रहे हैं...',
    terms: 'सेवा की शर्तों',
    privacy: 'गोपनीयता नीति',
  },
} satisfies Record<Language, Record<string, string>>;

export type ConsentWords = (typeof consent)[Language];

/** The words that ask for consent. */
export function consentWords(language: Language): ConsentWords {
  return consent[language];
}
