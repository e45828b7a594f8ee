import type { MouseEvent, ReactNode } from 'react';

const PNG = { type: 'image/png' };

/**
 * Link that shares an image through the device's share sheet, or downloads the image if sharing is
 * not supported.
 */
export function ShareImageLink({
  href,
  text,
  url,
  className,
  children,
}: {
  href: string;
  /** Text that is shared together with the image. */
  text?: string;
  /** Link that is shared together with the image. */
  url?: string;
  className: string;
  children: ReactNode;
}) {
  function onClick(event: MouseEvent) {
    if (!('canShare' in navigator) || !navigator.canShare({ files: [new File([], 'sangha.png', PNG)] })) return;
    event.preventDefault();
    void share(href, { ...(text ? { text } : {}), ...(url ? { url } : {}) });
  }
  return (
    <a href={href} download onClick={onClick} className={className}>
      {children}
    </a>
  );
}

async function share(href: string, texts: Pick<ShareData, 'text' | 'url'>): Promise<void> {
  try {
    const answer = await fetch(href);
    // If the member is logged out or rate-limited, the response is an HTML error page. The browser
    // opens it, so that the member sees the error.
    if (answer.headers.get('Content-Type') !== PNG.type) return window.location.assign(href);
    await navigator.share({ ...texts, files: [new File([await answer.blob()], 'sangha.png', PNG)] });
  } catch (error) {
    // The user closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    Object.assign(document.createElement('a'), { href, download: '' }).click();
  }
}
