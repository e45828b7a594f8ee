import type { ReactNode } from 'react';
import Minus from 'lucide/dist/esm/icons/minus.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import { EnglishOnlyTag } from './badge';
import { Icon } from './icon';

export interface AccordionItem {
  id: string | number;
  title: ReactNode;
  body: ReactNode;
  /** Languages of the texts, if they differ from the page's language. */
  titleLang?: string | undefined;
  bodyLang?: string | undefined;
}

/**
 * Questions that expand to show their answers. With a shared name, only one can be open at a time.
 */
export function Accordion({
  items,
  name,
  firstOpen = false,
}: {
  items: readonly AccordionItem[];
  name?: string;
  firstOpen?: boolean;
}) {
  return (
    <div className="border-b-[1.5px] border-hair">
      {items.map((item, index) => (
        <details
          key={item.id}
          open={firstOpen && index === 0}
          className="group border-t-[1.5px] border-hair"
          {...(name ? { name } : {})}
        >
          <summary className="flex min-h-13 items-center justify-between gap-4 py-2 leading-snug font-semibold">
            <span>
              <span lang={item.titleLang}>{item.title}</span> <EnglishOnlyTag lang={item.titleLang} />
            </span>
            <Icon glyph={Plus} className="group-open:hidden" />
            <Icon glyph={Minus} className="hidden group-open:block" />
          </summary>
          <div lang={item.bodyLang} className="max-w-read pb-3.5 text-ink-soft">
            {item.body}
          </div>
        </details>
      ))}
    </div>
  );
}
