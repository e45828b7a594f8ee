import type { Language } from './languages';

/** What the parts of every form and list say of themselves. */
const controls = {
  en: {
    skip: 'Skip to content',
    close: 'Close',
    copy: 'Copy',
    copied: 'Copied',
    copyFailed: 'Failed to copy to clipboard',
    newTab: '(opens in a new tab)',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    countryCode: 'Country code',
    searchCountries: 'Search countries',
    countryOrCode: 'Country or code',
    countries: 'Countries',
    countryCount: '{count} countries',
    noCountries: 'No countries found',
    loadingCountries: 'Loading countries...',
    previousPage: 'Previous',
    nextPage: 'Next',
    page: 'Page {number}',
  },
  hi: {
    skip: 'सीधे सामग्री पर जाएँ',
    close: 'बंद करें',
    copy: 'कॉपी करें',
    copied: 'कॉपी हो गया',
    copyFailed: 'कॉपी नहीं हो सका',
    newTab: '(नए टैब में खुलता है)',
    showPassword: 'पासवर्ड दिखाएँ',
    hidePassword: 'पासवर्ड छिपाएँ',
    countryCode: 'देश का कोड',
    searchCountries: 'देश खोजें',
    countryOrCode: 'देश या कोड',
    countries: 'देश',
    countryCount: '{count} देश',
    noCountries: 'कोई देश नहीं मिला',
    loadingCountries: 'देशों की सूची खुल रही है...',
    previousPage: 'पिछला',
    nextPage: 'अगला',
    page: 'पेज {number}',
  },
} satisfies Record<Language, Record<string, string>>;

/** The words of fields, dialogs and lists wherever they stand. */
export function controlWords(language: Language): (typeof controls)[Language] {
  return controls[language];
}
