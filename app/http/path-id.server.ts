import { DomainError } from '~/domain/errors';
import type { Message } from '~/i18n/messages/message';

/** Parses the id in a path. Throws `not_found` with the given message if the text is not an id. */
export function parsePathId(text: string | undefined, notFound: Message): number {
  if (!/^[1-9]\d{0,8}$/.test(text ?? '')) throw new DomainError('not_found', notFound);
  return Number(text);
}
