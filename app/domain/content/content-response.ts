import { readTranslations } from '../translations';

interface ContentRow {
  created_at: Date;
  updated_at: Date;
  translations: unknown;
}

/** Converts a content row to its API representation, with timestamps as ISO strings. */
export function toContentResponse<Row extends ContentRow>({ created_at, updated_at, translations, ...row }: Row) {
  return {
    ...row,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    translations: readTranslations(translations),
  };
}
