import { BESIDE, type Language } from './languages';

export function titleIn(language: Language, rank: { title: string } | undefined): string {
  if (!rank) return '';
  const titles: Readonly<Record<string, string>> = BESIDE[language].titles;
  return titles[rank.title] ?? rank.title;
}
