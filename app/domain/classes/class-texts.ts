import type { YogaClass } from '~/db/generated/client';
import type { Language } from '~/i18n/languages';
import { getTextInLanguage, readTranslations } from '../translations';

type Row<Column extends keyof YogaClass> = Pick<YogaClass, Column>;

export function getClassTitle({ title, translations }: Row<'title' | 'translations'>, language: Language): string {
  return getTextInLanguage(language, { translations: readTranslations(translations) }, 'title', title);
}

export function getClassCancelReason(
  row: Row<'cancel_reason' | 'cancel_translations'>,
  language: Language,
): string | null {
  if (row.cancel_reason === null) return null;
  const translations = readTranslations(row.cancel_translations);
  return getTextInLanguage(language, { translations }, 'cancel_reason', row.cancel_reason);
}
