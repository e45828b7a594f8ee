import { fill } from '~/i18n/fill';
import type { messages } from '~/i18n/hi/messages';

/** The English of the specification is the key of its translations. */
export type MessageKey = keyof typeof messages;

/** A sentence within a sentence is translated with it. */
type BlankValue = string | number | Message;

/** A sentence of the server before it is translated for its reader. */
export interface Message {
  text: string;
  values?: Record<string, BlankValue>;
}

/** An answer before its message is translated. */
export type Said<Answer extends { message: string }> = Omit<Answer, 'message'> & { message: Message };

type BlankOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | BlankOf<Rest> : never;

type Blanks<Text extends string> = [BlankOf<Text>] extends [never] ? [] : [values: Record<BlankOf<Text>, BlankValue>];

/** A sentence for members or visitors. One without a translation does not compile. */
export function say<Key extends MessageKey>(text: Key, ...[values]: Blanks<Key>): Message {
  return values ? { text, values } : { text };
}

/** For staff, clients of the API and machines, and words that are not ours: never translated. */
export function english(text: string): Message {
  return { text };
}

/** A message as the API, the logs and the tests have it. */
export function inEnglish({ text, values }: Message): string {
  return values ? fill(text, filled(values, inEnglish)) : text;
}

/** The values of a message's blanks; `render` translates the sentences among them. */
export function filled(
  values: Record<string, BlankValue>,
  render: (message: Message) => string,
): Record<string, string | number> {
  const said = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'object' ? render(value) : value] as const,
  );
  return Object.fromEntries(said);
}

/** Puts a message where a schema takes a text; `messageOfField` reads it. */
export function fieldError<Key extends MessageKey>(text: Key, ...blanks: Blanks<Key>): string {
  const message = say(text, ...blanks);
  return message.values ? JSON.stringify(message) : text;
}

/** The message of a schema's text; one that `fieldError` did not write is English. */
export function messageOfField(text: string): Message {
  return text.startsWith('{"text":') ? (JSON.parse(text) as Message) : { text };
}
