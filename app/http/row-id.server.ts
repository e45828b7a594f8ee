import { DomainError } from '~/domain/errors';
import { rowId } from '~/lib/whole-number';

/** The id in an address such as `/admin/classes/7`. What cannot be one is not found, in the words of whatever is looked for. */
export function rowIdIn(segment: string | undefined, notFound: string): number {
  const { success, data } = rowId.safeParse(segment);
  if (!success) throw new DomainError('not_found', notFound);
  return data;
}
