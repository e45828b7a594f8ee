import { fill } from '~/i18n/fill';
import { filled, type Message, type MessageKey } from './say';

export type Sentences = Readonly<Record<MessageKey, string>>;

/** Translates a message with a catalogue. A message without a translation stays in English. */
export function messageFrom(sentences: Sentences, message: Message): string {
  const text = isKey(sentences, message.text) ? sentences[message.text] : message.text;
  return message.values
    ? fill(
        text,
        filled(message.values, (inner) => messageFrom(sentences, inner)),
      )
    : text;
}

function isKey(sentences: Sentences, text: string): text is MessageKey {
  return Object.hasOwn(sentences, text);
}
