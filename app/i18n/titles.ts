import { LABELS_FOR_OTHER_LANGUAGES, type Language } from './languages';

export function translateRankTitle(language: Language, rank: { title: string } | undefined): string {
  if (!rank) return '';
  const titles: Readonly<Record<string, string>> = LABELS_FOR_OTHER_LANGUAGES[language].titles;
  return titles[rank.title] ?? rank.title;
}
