import type { ComponentProps } from 'react';
import { AsanaDrawing } from '~/components/art/asana';
import { SplitPage } from './split-page';

/** A page with one form. If there is enough space, a drawing is shown next to it. */
export function FormPage({ children, ...page }: Omit<ComponentProps<typeof SplitPage>, 'beside' | 'figure'>) {
  return (
    <SplitPage {...page} figure={<AsanaDrawing pose="sukhasana" width={320} />}>
      <div className="mx-auto grid max-w-[460px] grid-cols-[minmax(0,1fr)] gap-5 lg:max-w-none lg:rounded-sheet lg:bg-leaf lg:p-8 lg:shadow-(--shadow-leaf)">
        {children}
      </div>
    </SplitPage>
  );
}
