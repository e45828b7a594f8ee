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
  widest = false,
  isRead = false,
  subject,
  children,
}: {
  title: ReactNode;
  closeTo: string;
  wide?: boolean;
  /** True for a long form with two columns and a summary. */
  widest?: boolean;
  /**
   * If true, the heading gets the focus when the dialog opens or its title changes, so that screen
   * readers start with it.
   */
  isRead?: boolean;
  /**
   * Id of what the dialog shows. If it changes, the heading is read again, even if the title is
   * the same.
   */
  subject?: number;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const navigate = useNavigate();

  useEffect(() => {
    const opener = document.activeElement;
    return () => void requestAnimationFrame(() => returnFocus(opener));
  }, []);

  useEffect(() => {
    // Somebody may already type in a field of the dialog before JavaScript is loaded.
    const typedIn = body.current?.contains(document.activeElement) ? document.activeElement : null;
    // The HTML contains the dialog in the open state for pages without JavaScript. It must be
    // closed first, because an open dialog cannot be made modal.
    dialog.current?.removeAttribute('open');
    dialog.current?.showModal();
    if (typedIn instanceof HTMLElement) {
      typedIn.focus({ preventScroll: true });
      return;
    }
    // Without this, the browser would focus the scroll container instead of the content.
    if (document.activeElement === body.current) focusFirst(body.current);
    const aim = location.hash.slice(1);
    if (aim) document.getElementById(aim)?.focus();
  }, []);

  useEffect(() => {
    if (!isRead) return;
    body.current?.scrollTo(0, 0);
    heading.current?.focus();
  }, [isRead, title, subject]);

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
      className={joinClassNames('sheet route-dialog', wide && 'sheet-wide', widest && 'sheet-widest')}
    >
      <h2
        key={subject}
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

/**
 * Returns the focus to the element that had it before the dialog, because a browser does so only if
 * a dialog is closed, but not if it is removed. If the element is gone, the content gets the focus.
 */
function returnFocus(opener: Element | null): void {
  if (document.activeElement !== document.body) return;
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body;
  const target = isThere ? opener : document.getElementById('main');
  target?.focus({ preventScroll: true });
}

function focusFirst(body: HTMLElement | null): void {
  const all = body?.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary') ?? [];
  for (const one of all) {
    one.focus();
    if (document.activeElement === one) return;
  }
}
