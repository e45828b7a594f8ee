import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import X from 'lucide/dist/esm/icons/x.mjs';
import { Link, type LinkProps } from '@remix-run/react';
import { Icon } from './icon';
import { useMessages } from './use-messages';

/**
 * A dialog with a title. On phones it is a sheet. It is closed by its button, Escape or a tap
 * outside.
 */
export function Dialog({
  id,
  title,
  done = 0,
  children,
}: {
  id: string;
  title: ReactNode;
  /** Number of completed actions. The dialog closes each time the number increases. */
  done?: number;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  const { close } = useMessages('interface.controls');

  useEffect(() => {
    if (done > 0) dialog.current?.close();
  }, [done]);

  function closeOnBackdrop(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === dialog.current) dialog.current.close();
  }

  return (
    <dialog ref={dialog} id={id} aria-labelledby={headingId} onClick={closeOnBackdrop} className="sheet">
      <div className="flex items-start justify-between gap-3">
        <h2 id={headingId} className="text-[1.375rem] leading-tight">
          {title}
        </h2>
        <form method="dialog">
          <button
            aria-label={close}
            className="-mt-2 -mr-2 grid size-touch place-items-center rounded-button text-ink-soft hover:text-ink"
          >
            <Icon glyph={X} />
          </button>
        </form>
      </div>
      {children}
    </dialog>
  );
}

/** A link that opens a dialog if JavaScript is on. `onOpen` loads the content of the dialog. */
export function DialogLink({ dialogId, onOpen, ...rest }: LinkProps & { dialogId: string; onOpen: () => void }) {
  function openDialog(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const dialog = document.getElementById(dialogId);
    if (!(dialog instanceof HTMLDialogElement)) return;
    event.preventDefault();
    onOpen();
    dialog.showModal();
  }
  return <Link {...rest} onClick={openDialog} />;
}
