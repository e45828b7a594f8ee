import type { Language } from './languages';

/** What heads a refused form, and what stands around a passing notice. */
const notices = {
  en: {
    counts: ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
    oneToFix: '{count} thing to fix',
    manyToFix: '{count} things to fix',
    success: 'Done',
    warning: 'Note',
    error: 'Error',
    info: 'Note',
    dismiss: 'Dismiss',
  },
  hi: {
    counts: ['कोई', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस'],
    oneToFix: '{count} बात ठीक करें',
    manyToFix: '{count} बातें ठीक करें',
    success: 'हो गया',
    warning: 'ध्यान दें',
    error: 'गड़बड़',
    info: 'सूचना',
    dismiss: 'हटाएँ',
  },
} satisfies Record<Language, Record<string, string | string[]>>;

/** The words of error summaries and notices. */
export function noticeWords(language: Language): (typeof notices)[Language] {
  return notices[language];
}
