import type { ReactNode } from 'react';
import { BrandLink } from '~/components/ui/brand-link';
import { ToastRegion } from '~/components/ui/toast-region';

/** Layout of the staff login. In the demo it also lists the demo accounts with their passwords. */
export function AdminLoginShell({
  demo,
  children,
}: {
  demo: readonly { username: string; password: string }[];
  children: ReactNode;
}) {
  return (
    <div className="grid min-h-dvh content-start justify-items-center gap-6 bg-ink px-4 py-10 sm:content-center">
      <header className="on-ink">
        <BrandLink className="text-on-ink" />
      </header>
      <main
        id="main"
        className="grid w-full max-w-[25rem] grid-cols-[minmax(0,1fr)] gap-4 rounded-sheet bg-leaf p-fluid-5 sm:p-7"
      >
        <ToastRegion />
        <h1 className="text-step-2">Admin login</h1>
        {children}
        {demo.length > 0 ? (
          <section aria-label="Demo credentials" className="rounded-sheet bg-neel-wash px-fluid-4 py-3 text-small">
            <h2 className="font-text text-small tracking-normal">Demo credentials</h2>
            <dl className="mt-1 grid gap-0.5">
              {demo.map(({ username, password }) => (
                <div key={username} className="flex flex-wrap gap-x-2">
                  <dt>{username}</dt>
                  <dd className="font-semibold">{password}</dd>
                </div>
              ))}
            </dl>
          </section>
        ) : null}
      </main>
    </div>
  );
}
