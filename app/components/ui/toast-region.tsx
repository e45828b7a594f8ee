import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import Check from 'lucide/dist/esm/icons/check.mjs';
import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import Info from 'lucide/dist/esm/icons/info.mjs';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { joinClassNames } from './class-names';
import { Icon } from './icon';
import { type ToastKind, type ToastMessage, useToasts } from './toast-provider';
import { useHydrated } from './use-hydrated';
import { useMessages } from './use-messages';

const looks: Record<ToastKind, { glyph: typeof Check; disc: string }> = {
  success: { glyph: Check, disc: 'bg-[#7fd0a3]' },
  warning: { glyph: TriangleAlert, disc: 'bg-[#f6cf82]' },
  error: { glyph: CircleAlert, disc: 'bg-[#ff9da6]' },
  info: { glyph: Info, disc: 'bg-[#a9c3fa]' },
};

const PLACES = {
  corner: 'corner-toasts fixed inset-x-2 lg:inset-x-auto lg:right-6 lg:w-96',
  // Above a form: the toasts are in the page, and stick to the top of the window once they are
  // scrolled past.
  above: 'sticky top-3 w-full',
};

/**
 * List of toasts. They are above the bottom bar on phones and in the lower corner on laptops, where
 * they hide no important button, or they are above a form. Without JavaScript they are at the top
 * of the main element.
 */
export function ToastRegion({ place = 'corner' }: { place?: keyof typeof PLACES }) {
  const { toasts, dismiss } = useToasts();
  const hydrated = useHydrated();
  const dialog = useTopDialog(toasts);
  const list = (role: 'alert' | 'status') => (
    <div role={role} className="grid gap-2 noscript:empty:hidden">
      {toasts
        .filter(({ kind }) => (kind === 'error') === (role === 'alert'))
        .map((toast) => (
          // Screen readers announce only what is added to a live region, so toasts that were in the
          // HTML are inserted again after hydration.
          <Toast key={`${toast.id}${hydrated ? '-live' : ''}`} toast={toast} dismiss={dismiss} />
        ))}
    </div>
  );
  const region = (
    <div
      className={joinClassNames(
        'pointer-events-none z-30 mx-auto grid max-w-110 gap-2 noscript:static noscript:mb-4 noscript:w-full noscript:max-w-none print:hidden',
        toasts.length > 0 || place === 'corner' ? PLACES[place] : 'absolute',
        toasts.length === 0 && 'noscript:hidden',
      )}
    >
      {list('alert')}
      {list('status')}
    </div>
  );
  return dialog ? createPortal(region, dialog) : region;
}

/**
 * Finds the topmost modal dialog, because everything outside it is inert. Runs again for each toast
 * and each page.
 */
function useTopDialog(toasts: readonly ToastMessage[]): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  const location = useLocation();
  useEffect(() => {
    const find = () => setDialog([...document.querySelectorAll('dialog:modal')].at(-1) ?? null);
    const frame = requestAnimationFrame(find);
    document.addEventListener('close', find, { capture: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('close', find, { capture: true });
    };
  }, [toasts, location]);
  return dialog;
}

function Toast({ toast, dismiss }: { toast: ToastMessage; dismiss: (id: string) => void }) {
  const [held, setHeld] = useState(false);
  const { id, kind, text, durationMs } = toast;
  const { glyph, disc } = looks[kind];
  const messages = useMessages('interface.notices');

  useEffect(() => {
    if (held || durationMs === null) return;
    const timer = setTimeout(() => dismiss(id), durationMs);
    return () => clearTimeout(timer);
  }, [held, id, durationMs, dismiss]);

  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="on-ink pointer-events-auto grid min-h-[54px] grid-cols-[28px_minmax(0,1fr)_44px] noscript:grid-cols-[28px_minmax(0,1fr)] items-center gap-3 rounded-button border border-transparent bg-toast py-1 pr-1 pl-3.5 leading-[1.3] text-[#fffdf8] shadow-(--shadow-lift)"
    >
      <span className={joinClassNames('grid size-7 place-items-center rounded-full text-[#17233f]', disc)}>
        <Icon glyph={glyph} size="s" />
        <span className="sr-only">{messages[kind]}:</span>
      </span>
      <span className="py-2 wrap-anywhere">{text}</span>
      <button
        type="button"
        aria-label={messages.dismiss}
        onClick={() => dismiss(id)}
        className="grid size-touch place-items-center text-[#c9d1e0] hover:text-white noscript:hidden"
      >
        <Icon glyph={X} />
      </button>
    </div>
  );
}
