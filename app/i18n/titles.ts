import type { Language } from './languages';

/** A rank's title in a language. */
export function titleIn(language: Language, rank: { title: string; hindi: string } | undefined): string {
  if (!rank) return '';
  return language === 'hi' ? rank.hindi : rank.title;
}
