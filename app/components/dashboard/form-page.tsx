import type { ComponentProps } from 'react';
import { SplitPage } from './split-page';

/** A page with one form, on a leaf where there is room for one. */
export function FormPage({ children, ...page }: Omit<ComponentProps<typeof SplitPage>, 'beside'>) {
  return (
    <SplitPage {...page}>
      <div className="mx-auto grid max-w-[460px] grid-cols-[minmax(0,1fr)] gap-5 lg:max-w-none lg:rounded-sheet lg:bg-leaf lg:p-8 lg:shadow-(--shadow-leaf)">
        {children}
      </div>
    </SplitPage>
  );
}
