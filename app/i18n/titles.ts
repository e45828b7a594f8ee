import type { Language } from './languages';

/** A rank's title in a language. */
export function titleIn(
  language: Language,
  rank: { title: string; names: Readonly<Record<Exclude<Language, 'en'>, string>> } | undefined,
): string {
  if (!rank) return '';
  return language === 'en' ? rank.title : rank.names[language];
}
