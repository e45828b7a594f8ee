import { CROSS_LANGUAGE_LABELS, type Language } from './languages';

export function translateTitle(language: Language, rank: { title: string } | undefined): string {
  if (!rank) return '';
  const titles: Readonly<Record<string, string>> = CROSS_LANGUAGE_LABELS[language].titles;
  return titles[rank.title] ?? rank.title;
}
