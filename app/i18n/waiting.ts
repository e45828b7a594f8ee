import type { Language } from './languages';

/** What somebody reads who comes when everybody comes; both languages at once, since nobody's is looked up then. */
export const waiting: Record<Language, { title: string; text: string }> = {
  en: {
    title: 'One moment, please',
    text: 'Very many people are coming in right now. This page opens by itself in a few seconds; there is nothing to press.',
  },
  hi: {
    title: 'बस एक पल',
    text: 'इस समय बहुत सारे लोग एक साथ आ रहे हैं। यह पेज कुछ सेकंड में अपने आप खुल जाएगा, कुछ दबाना नहीं है।',
  },
};
