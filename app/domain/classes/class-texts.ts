import type { YogaClass } from '~/db/generated/client';
import type { Language } from '~/i18n/languages';
import { textIn, translationsIn } from '../translations';

type Row<Column extends keyof YogaClass> = Pick<YogaClass, Column>;

export function titleOf({ title, translations }: Row<'title' | 'translations'>, language: Language): string {
  return textIn(language, { translations: translationsIn(translations) }, 'title', title);
}

export function reasonOf(row: Row<'cancel_reason' | 'cancel_translations'>, language: Language): string | null {
  if (row.cancel_reason === null) return null;
  const translations = translationsIn(row.cancel_translations);
  return textIn(language, { translations }, 'cancel_reason', row.cancel_reason);
}
