import { interpolate } from '~/i18n/interpolate';
import type { serverMessages } from '~/i18n/hi/messages';

/** Key of a server message, which is its English text. */
export type MessageKey = keyof typeof serverMessages;

/** Value of a message parameter. If it is a message, it is translated as well. */
type BlankValue = string | number | Message;

/** A server message that is not translated yet. */
export interface Message {
  text: string;
  values?: Record<string, BlankValue>;
}

/** A response whose message is not translated yet. */
export type WithUntranslatedMessage<Answer extends { message: string }> = Omit<Answer, 'message'> & {
  message: Message;
};

type BlankOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | BlankOf<Rest> : never;

type Blanks<Text extends string> = [BlankOf<Text>] extends [never] ? [] : [values: Record<BlankOf<Text>, BlankValue>];

/** Creates a message for members or visitors. A missing translation is a compile error. */
export function t<Key extends MessageKey>(text: Key, ...[values]: Blanks<Key>): Message {
  return values ? { text, values } : { text };
}

/**
 * Creates a message that is never translated, for staff, API clients and texts from other services.
 */
export function untranslated(text: string): Message {
  return { text };
}

/** Returns the English text of a message, for the API, logs and tests. */
export function toEnglishText({ text, values }: Message): string {
  return values ? interpolate(text, resolveMessageValues(values, toEnglishText)) : text;
}

/**
 * Prepares the parameters of a message for interpolation. `render` converts nested messages to
 * text.
 */
export function resolveMessageValues(
  values: Record<string, BlankValue>,
  render: (message: Message) => string,
): Record<string, string | number> {
  const parameters = Object.entries(values).map(
    ([name, value]) => [name, typeof value === 'object' ? render(value) : value] as const,
  );
  return Object.fromEntries(parameters);
}

/** Encodes a message as the error text of a zod schema. `parseFieldMessage` decodes it. */
export function encodeFieldMessage<Key extends MessageKey>(text: Key, ...blanks: Blanks<Key>): string {
  const message = t(text, ...blanks);
  return message.values ? JSON.stringify(message) : text;
}

/**
 * Decodes the error text of a zod schema. A text that was not encoded by `encodeFieldMessage` stays
 * in English.
 */
export function parseFieldMessage(text: string): Message {
  return text.startsWith('{"text":') ? (JSON.parse(text) as Message) : { text };
}
