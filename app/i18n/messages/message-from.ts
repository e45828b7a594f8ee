import { fill } from '~/i18n/fill';
import { filled, type Message, type MessageKey } from './say';

/** Each sentence of the server in one language. */
export type Sentences = Readonly<Record<MessageKey, string>>;

/** A message of the server in the language of these sentences; what is none of them stays as it is. */
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
