import type { MouseEvent, ReactNode } from 'react';
import { useToasts } from './toast-provider';

const TOAST_MS = 3000;

/**
 * Downloads a file. With JavaScript the file is requested with fetch, so that an error is shown on
 * the same page.
 */
export function DownloadLink({
  href,
  downloading,
  failed,
  className,
  children,
}: {
  href: string;
  /** Toast that is shown while the download starts. */
  downloading?: ReactNode;
  failed: string;
  className: string;
  children: ReactNode;
}) {
  const { show } = useToasts();

  async function download(event: MouseEvent) {
    event.preventDefault();
    if (downloading) show({ kind: 'info', text: downloading, durationMs: TOAST_MS });
    const isThere = await fetch(href, { method: 'HEAD' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) window.location.assign(href);
    else show({ kind: 'error', text: failed, durationMs: TOAST_MS });
  }

  return (
    <a href={href} onClick={(event) => void download(event)} className={className}>
      {children}
    </a>
  );
}
