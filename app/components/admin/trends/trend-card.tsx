import type { ReactNode } from 'react';
import Download from 'lucide/dist/esm/icons/download.mjs';
import { Card } from '~/components/ui/card';
import { Icon } from '~/components/ui/icon';
import { VisuallyHidden } from '~/components/ui/visually-hidden';

/** A card for one trend, with a link to its CSV file. */
export function TrendCard({
  id,
  title,
  note,
  csv,
  children,
}: {
  id: string;
  title: string;
  note: ReactNode;
  csv: string;
  children: ReactNode;
}) {
  return (
    <Card id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={`${id}-title`} className="text-[1.375rem]">
          {title}
        </h2>
        <p className="text-small text-ink-soft">{note}</p>
      </header>
      {children}
      <p className="pt-1">
        <a href={csv} download className="inline-flex min-h-touch items-center gap-1.5 text-small underline">
          <Icon glyph={Download} size="s" />
          CSV
          <VisuallyHidden> of {title}</VisuallyHidden>
        </a>
      </p>
    </Card>
  );
}
