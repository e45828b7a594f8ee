import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { type LruMap, lruMap } from '~/lib/caches';

type Part<Props> = (props: Props) => ReactNode;

/** Of each part, with what it was given. */
const KEPT = 200;

const kept = new WeakMap<Part<never>, LruMap<string>>();

/** What the page that is being drawn draws for the first time, in the order of their marks. */
let firsts: ((html: string) => void)[] | undefined;

/** No word of a person holds it: nobody outside of this process knows it. */
const MARK = import.meta.env.SSR ? `\ue000${crypto.randomUUID()}` : '';

/**
 * An element whose inside follows from `props` alone: the server draws it once for all members. What
 * it says comes in its props, it asks for no address and makes no id. Browsers draw it as ever.
 */
export function Drawn<Tag extends ElementType, Props extends object>({
  as,
  part: Inside,
  props,
  ...attributes
}: {
  as: Tag;
  part: Part<Props>;
  props: Props & Record<Functions<Props>, never>;
} & Omit<ComponentPropsWithoutRef<Tag>, 'as' | 'part' | 'props' | 'children'>) {
  const Element: ElementType = as;
  if (!import.meta.env.SSR || !firsts) {
    return (
      <Element {...attributes}>
        <Inside {...props} />
      </Element>
    );
  }
  const drawings = drawingsOf(Inside);
  const key = JSON.stringify(props);
  const __html = drawings.get(key);
  if (__html !== undefined) return <Element {...attributes} dangerouslySetInnerHTML={{ __html }} />;
  const mark = markOf(firsts.push((html) => drawings.set(key, html)) - 1);
  return (
    <Element {...attributes}>
      {mark}
      <Inside {...props} />
      {mark}
    </Element>
  );
}

/** A function cannot be told from another: what would follow from it is left out. */
type Functions<Props> = {
  [Key in keyof Props]: NonNullable<Props[Key]> extends (...given: never[]) => unknown ? Key : never;
}[keyof Props];

/** Draws a page, and keeps each part that was drawn for the first time. */
export function drawPage(draw: () => string): string {
  firsts = [];
  try {
    // Those within another have the later marks, and are taken out first.
    return firsts.reduceRight(keepPart, draw());
  } finally {
    firsts = undefined;
  }
}

function keepPart(page: string, keep: (html: string) => void, at: number): string {
  const [before = '', inside, after = ''] = page.split(markOf(at));
  if (inside === undefined) return page;
  // React parts two texts that stand beside each other.
  const html = inside.replace(/^<!-- -->/, '').replace(/<!-- -->$/, '');
  // Copied: what React has put together keeps every piece of it.
  keep(Buffer.from(html).toString());
  return before + html + after;
}

function markOf(at: number): string {
  return `${MARK}${at}\ue001`;
}

function drawingsOf(part: Part<never>): LruMap<string> {
  const known = kept.get(part) ?? lruMap<string>(KEPT);
  kept.set(part, known);
  return known;
}
