type Place = (value: unknown) => string;

/** Matches a text that ends in a nasal consonant, with or without a virama. */
const LAST_NASALS = [
  { pattern: /(.)[ङञणनम](?:्[\u200c\u200d]?)?$/u, anusvara: 'ं' },
  { pattern: /(.)[ઙઞણનમ](?:્[\u200c\u200d]?)?$/u, anusvara: 'ં' },
];

/** Shorter words contain no trigram, so an index finds them only at the beginning of a name. */
const MIN_WORD_LENGTH = 3;

/** True if the trigram index can find names that contain a word of the search. */
export function hasTrigrams(search: string): boolean {
  return search.split(/\s+/).some((word) => word.length >= MIN_WORD_LENGTH);
}

/**
 * Builds the SQL condition of a column that must contain each word of a search, in any order. If
 * the search has no trigrams, the column must begin with it.
 */
export function buildIndexedNameCondition(column: string, search: string, place: Place): string {
  return hasTrigrams(search) ? `(${buildNameCondition(column, search, place)})` : matchName(column, search, '', place);
}

/** Builds the SQL condition of a column that must contain each word of a search, in any order. */
export function buildNameCondition(column: string, search: string, place: Place): string {
  const words = search.split(/\s+/);
  return words.map((word) => matchName(column, word, '%', place)).join(' AND ');
}

/**
 * Builds the SQL condition of a column that must contain a text, or begin with it if `before` is
 * empty. The SQL function `search_name` ignores accents, nuktas and other ways to write the same
 * name.
 */
function matchName(column: string, text: string, before: '' | '%', place: Place): string {
  // A fullwidth `％` must be replaced before it is escaped, because `search_name` replaces it too.
  const conditions = listSpellings(text.normalize('NFKC')).map(
    (spelling) => `search_name(${column}) LIKE search_name(${place(`${before}${escapeLikePattern(spelling)}%`)})`,
  );
  return `(${conditions.join(' OR ')})`;
}

/**
 * Returns a text, and the text with an anusvara in place of its last nasal. `search_name` replaces
 * a nasal only if it sees the next consonant, which is missing while staff type a name.
 */
function listSpellings(text: string): string[] {
  const others = LAST_NASALS.filter(({ pattern }) => pattern.test(text));
  return [text, ...others.map(({ pattern, anusvara }) => text.replace(pattern, `$1${anusvara}`))];
}

/** Escapes a text for LIKE, so that `%` and `_` match only themselves. */
export function escapeLikePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
