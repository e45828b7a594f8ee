import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, useNavigate } from '@remix-run/react';
import X from 'lucide/dist/esm/icons/x.mjs';
import { joinClassNames } from '~/components/ui/class-names';
import { Icon } from '~/components/ui/icon';

/**
 * Renders a route in a dialog, or at the top of the page without JavaScript. Place it in the Outlet
 * below the parent's heading. Closing it leads to the parent's URL.
 */
export function RouteDialog({
  title,
  closeTo,
  wide = false,
  isRead = false,
  children,
}: {
  title: ReactNode;
  closeTo: string;
  wide?: boolean;
  /**
   * If true, the heading gets the focus when the dialog opens or its title changes, so that screen
   * readers start with it.
   */
  isRead?: boolean;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const navigate = useNavigate();

  useEffect(() => {
    // The HTML contains the dialog in the open state for pages without JavaScript. It must be
    // closed first, because an open dialog cannot be made modal.
    dialog.current?.removeAttribute('open');
    dialog.current?.showModal();
    // Without this, the browser would focus the scroll container instead of the content.
    if (document.activeElement === body.current) focusFirst(body.current);
    const aim = location.hash.slice(1);
    if (aim) document.getElementById(aim)?.focus();
  }, []);

  useEffect(() => {
    if (!isRead) return;
    body.current?.scrollTo(0, 0);
    heading.current?.focus();
  }, [isRead, title]);

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === dialog.current) dialog.current.close();
  }

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby={headingId}
      onClick={closeOnBackdrop}
      onClose={() => navigate(closeTo, { preventScrollReset: true })}
      className={joinClassNames('sheet route-dialog', wide && 'sheet-wide')}
    >
      <h2
        ref={heading}
        id={headingId}
        tabIndex={isRead ? -1 : undefined}
        className="mb-3 pr-touch text-[1.375rem] leading-tight outline-none"
      >
        {title}
      </h2>
      <div ref={body} className="sheet-body">
        {children}
      </div>
      {/* Rendered last, because a dialog focuses its first focusable element when it opens. */}
      <Link
        to={closeTo}
        preventScrollReset
        aria-label="Close"
        className="absolute top-3 right-3 grid size-touch place-items-center rounded-button text-ink-soft hover:text-ink"
      >
        <Icon glyph={X} />
      </Link>
    </dialog>
  );
}

function focusFirst(body: HTMLElement | null): void {
  const all = body?.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary') ?? [];
  for (const one of all) {
    one.focus();
    if (document.activeElement === one) return;
  }
}
