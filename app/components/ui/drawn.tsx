import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { LRUCache } from 'lru-cache';

type Part<Props> = (props: Props) => ReactNode;

/** Of each part, with what it was given. */
const KEPT = 200;

const kept = new WeakMap<Part<never>, LRUCache<string, string>>();

/** The page that is being drawn: its language, and by their marks what it draws first. */
let page: { language: string; firsts: ((html: string) => void)[] } | undefined;

/** No word of a person holds it: nobody outside of this process knows it. */
const MARK = import.meta.env.SSR ? `\ue000${crypto.randomUUID()}` : '';

/**
 * An element whose inside follows from `props` and the page's language alone: the server draws it
 * once for all members. It asks for no address and makes no id. Browsers draw it as ever.
 */
export function Drawn<Tag extends ElementType, Props extends object>({
  as,
  part: Inside,
  props,
  ...attributes
}: {
  as: Tag;
  part: Part<Props>;
  props: Props & Record<UntoldIn<Props>, never>;
} & Omit<ComponentPropsWithoutRef<Tag>, 'as' | 'part' | 'props' | 'children'>) {
  const Element: ElementType = as;
  if (!import.meta.env.SSR || !page) {
    return (
      <Element {...attributes}>
        <Inside {...props} />
      </Element>
    );
  }
  const drawings = drawingsOf(Inside);
  const key = page.language + JSON.stringify(props);
  const __html = drawings.get(key);
  if (__html !== undefined) return <Element {...attributes} dangerouslySetInnerHTML={{ __html }} />;
  const mark = markOf(page.firsts.push((html) => drawings.set(key, html)) - 1);
  return (
    <Element {...attributes}>
      {mark}
      <Inside {...props} />
      {mark}
    </Element>
  );
}

type Untold = ((...given: never[]) => unknown) | URLSearchParams | ReadonlyMap<unknown, unknown> | ReadonlySet<unknown>;

/** What one cannot tell from another by its JSON. */
type UntoldIn<Props> = { [Key in keyof Props]: NonNullable<Props[Key]> extends Untold ? Key : never }[keyof Props];

/** Draws a page in a language, and keeps each part that was drawn for the first time. */
export function drawPage(language: string, draw: () => string): string {
  const { firsts } = (page = { language, firsts: [] });
  try {
    const html = draw();
    return firsts.length > 0 ? keptParts(html, firsts) : html;
  } finally {
    page = undefined;
  }
}

/** The page without its marks, one of which stands before and one behind each part. */
function keptParts(html: string, keep: readonly ((html: string) => void)[]): string {
  const [head = '', ...rest] = html.split(MARK);
  const pieces = [head];
  const begun: { at: number; from: number }[] = [];
  for (const piece of rest) {
    const [, number, text = ''] = /^(\d+)\ue001(.*)$/s.exec(piece) ?? [];
    const at = Number(number);
    const part = begun.at(-1)?.at === at ? begun.pop() : undefined;
    if (part) {
      // React parts two texts side by side, such as a mark and the words of a part.
      pieces.push((pieces.pop() ?? '').replace(/<!-- -->$/, ''));
      // Copied: what React has put together would keep the whole page.
      keep[at]?.(Buffer.from(pieces.slice(part.from).join('')).toString());
      pieces.push(text);
    } else {
      begun.push({ at, from: pieces.length });
      pieces.push(text.replace(/^<!-- -->/, ''));
    }
  }
  return pieces.join('');
}

function markOf(at: number): string {
  return `${MARK}${at}\ue001`;
}

function drawingsOf(part: Part<never>): LRUCache<string, string> {
  const known = kept.get(part) ?? new LRUCache<string, string>({ max: KEPT });
  kept.set(part, known);
  return known;
}
