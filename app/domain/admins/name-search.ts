/** Builds the SQL condition of a column that must contain each word of a search, in any order. */
export function buildNameCondition(column: string, search: string, place: (value: unknown) => string): string {
  // A fullwidth `％` must be replaced before it is escaped, because `search_name` replaces it too.
  const words = search.normalize('NFKC').split(/\s+/);
  return `(${words.map((word) => matchName(column, place(`%${escapeLikePattern(word)}%`))).join(' AND ')})`;
}

/** The SQL function `search_name` ignores accents, nuktas and other ways to write the same name. */
export function matchName(column: string, pattern: string): string {
  return `search_name(${column}) LIKE search_name(${pattern})`;
}

/** Escapes a text for LIKE, so that `%` and `_` match only themselves. */
export function escapeLikePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
