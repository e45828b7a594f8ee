import type { Language } from './languages';

/** What a page says that has nothing else to say. */
const notes = {
  en: {
    notFoundTitle: 'Page not found (404).',
    notFoundText: 'The sun is still coming up.',
    goHome: 'Go back home',
    failureTitle: 'Something went wrong',
    failureText: 'Nothing is lost. Please try again in a moment.',
    tryAgain: 'Try Again',
    networkError: 'Network error. Please check your connection.',
  },
  hi: {
    notFoundTitle: 'पृष्ठ नहीं मिला (404)।',
    notFoundText: 'सूरज अभी निकल ही रहा है।',
    goHome: 'मुखपृष्ठ पर जाएँ',
    failureTitle: 'कुछ गड़बड़ हुई',
    failureText: 'कुछ भी खोया नहीं है। थोड़ी देर में फिर कोशिश करें।',
    tryAgain: 'फिर कोशिश करें',
    networkError: 'नेटवर्क की समस्या है। कृपया अपना कनेक्शन जाँचें।',
  },
} satisfies Record<Language, Record<string, string>>;

/** The words of the 404 and of the page for failures. */
export function noteWords(language: Language): (typeof notes)[Language] {
  return notes[language];
}
