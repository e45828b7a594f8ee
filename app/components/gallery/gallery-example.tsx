import type { ReactNode } from 'react';

export function GalleryExample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-small font-semibold text-ink-soft">{name}</h2>
      {children}
    </section>
  );
}
