import type { Language } from './languages';

/** What a page says that has nothing else to say. */
const notes = {
  en: {
    siteTitle: 'Sangha: free live yoga every morning',
    siteText: 'A free online yoga movement for India: live classes at 6 AM, streaks, titles and friends.',
    notFoundPage: 'Page not found, Sangha',
    failurePage: 'Something went wrong, Sangha',
    notFoundTitle: 'Page not found (404).',
    notFoundText: 'The sun is still coming up.',
    goHome: 'Go back home',
    failureTitle: 'Something went wrong',
    dashboardFailed: 'Failed to load user profile',
    profileFailed: 'Error loading profile. Please try again.',
    failureText: 'Nothing is lost. Please try again in a moment.',
    unreachable: 'Network error. Please check your connection.',
    profileUnread: 'Failed to fetch user profile',
    register: 'Registration failed. Please try again.',
    otp: 'Failed to send OTP. Please check your phone number.',
    resend: 'Failed to resend OTP.',
    profile: 'Failed to update profile. Please try again.',
    tryAgain: 'Try Again',
  },
  hi: {
    siteTitle: 'संघ: हर सुबह निःशुल्क लाइव योग',
    siteText: 'भारत के लिए निःशुल्क ऑनलाइन योग आंदोलन: सुबह 6 बजे लाइव कक्षाएँ, सिलसिला, उपाधियाँ और मित्र।',
    notFoundPage: 'पेज नहीं मिला, संघ',
    failurePage: 'कुछ गड़बड़ हो गई, संघ',
    notFoundTitle: 'पेज नहीं मिला (404)।',
    notFoundText: 'सूरज अभी निकल ही रहा है।',
    goHome: 'मुखपृष्ठ पर जाएँ',
    failureTitle: 'कुछ गड़बड़ हो गई',
    dashboardFailed: 'आपकी प्रोफ़ाइल लोड नहीं हो सकी',
    profileFailed: 'प्रोफ़ाइल लोड नहीं हो सकी। कृपया फिर कोशिश करें।',
    failureText: 'कुछ भी खोया नहीं है। थोड़ी देर में फिर कोशिश करें।',
    unreachable: 'नेटवर्क नहीं मिल रहा। कृपया अपना कनेक्शन देखें।',
    profileUnread: 'आपकी प्रोफ़ाइल नहीं खुल सकी',
    register: 'पंजीकरण नहीं हुआ। कृपया फिर कोशिश करें।',
    otp: 'OTP नहीं भेजा जा सका। कृपया अपना फ़ोन नंबर जाँच लें।',
    resend: 'OTP फिर नहीं भेजा जा सका।',
    profile: 'प्रोफ़ाइल नहीं बदली। कृपया फिर कोशिश करें।',
    tryAgain: 'फिर कोशिश करें',
  },
} satisfies Record<Language, Record<string, string>>;

/** The words of the 404 and of the page for failures. */
export function noteWords(language: Language): (typeof notes)[Language] {
  return notes[language];
}
