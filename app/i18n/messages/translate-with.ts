import { interpolate } from '~/i18n/interpolate';
import { resolveMessageValues, type Message, type MessageKey } from './message';

export type ServerCatalogue = Readonly<Record<MessageKey, string>>;

/** Translates a message with a catalogue. A message without a translation stays in English. */
export function translateWithCatalogue(sentences: ServerCatalogue, message: Message): string {
  const text = isKey(sentences, message.text) ? sentences[message.text] : message.text;
  return message.values
    ? interpolate(
        text,
        resolveMessageValues(message.values, (inner) => translateWithCatalogue(sentences, inner)),
      )
    : text;
}

function isKey(sentences: ServerCatalogue, text: string): text is MessageKey {
  return Object.hasOwn(sentences, text);
}
