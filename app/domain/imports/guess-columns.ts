import { readPhone } from './read-values';
import { type ImportKind, listImportFields } from './policy';

/**
 * Guesses the field of each column from its header. The phone column is also recognised by the
 * first row. Columns that are not imported get an empty string.
 */
export function guessColumns(kind: ImportKind, headers: readonly string[], example: readonly string[]): string[] {
  const columns = headers.map(() => '');
  const names = headers.map((header) =>
    header
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim(),
  );
  for (const isGuess of [isSame, isWordOf]) {
    for (const [field, { headers: known }] of listImportFields(kind)) {
      const at = names.findIndex((name, index) => columns[index] === '' && known.some((one) => isGuess(name, one)));
      if (at >= 0 && !columns.includes(field)) columns[at] = field;
    }
  }
  const phoneAt = example.findIndex((cell, index) => columns[index] === '' && 'phone' in readPhone(cell));
  if (phoneAt >= 0 && !columns.includes('phone')) columns[phoneAt] = 'phone';
  return columns;
}

function isSame(name: string, known: string): boolean {
  return name === known;
}

function isWordOf(name: string, known: string): boolean {
  return ` ${name} `.includes(` ${known} `);
}
