type Filled = Map<string, unknown>;

const filled = new WeakMap<object, Filled>();

/**
 * Replaces `{brand}` by the name of the organisation in all texts of an object. The result is
 * cached. Objects without the placeholder are returned unchanged.
 */
export function fillBrand<Messages>(messages: Messages, brand: string): Messages {
  if (typeof messages === 'string') return messages.replaceAll('{brand}', brand) as Messages;
  if (typeof messages !== 'object' || messages === null) return messages;
  const known: Filled = filled.get(messages) ?? new Map();
  if (known.size > MAX_BRANDS) known.clear();
  filled.set(messages, known);
  if (!known.has(brand)) known.set(brand, fillObject(messages, brand));
  return known.get(brand) as Messages;
}

/** Number of names that are cached. A site has one name per language, and rarely changes it. */
const MAX_BRANDS = 10;

function fillObject(messages: object, brand: string): object {
  const entries = Object.entries(messages).map(
    ([key, text]) => [key, text, fillBrand(text as unknown, brand)] as const,
  );
  if (entries.every(([, text, result]) => text === result)) return messages;
  return Array.isArray(messages)
    ? entries.map(([, , result]) => result)
    : Object.fromEntries(entries.map(([key, , result]) => [key, result]));
}
