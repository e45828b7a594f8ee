import type { MouseEvent, ReactNode } from 'react';

const PNG = { type: 'image/png' };

/** Hands a picture to the apps of the device; where it cannot, and without scripts, saves it. */
export function PictureLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  function onClick(event: MouseEvent) {
    if (!('canShare' in navigator) || !navigator.canShare({ files: [new File([], 'sangha.png', PNG)] })) return;
    event.preventDefault();
    void share(href);
  }
  return (
    <a href={href} download onClick={onClick} className={className}>
      {children}
    </a>
  );
}

async function share(href: string): Promise<void> {
  try {
    const answer = await fetch(href);
    // Who is logged out, or asked too often, is told so by a page.
    if (answer.headers.get('Content-Type') !== PNG.type) return window.location.assign(href);
    await navigator.share({ files: [new File([await answer.blob()], 'sangha.png', PNG)] });
  } catch (error) {
    // Whoever closes the choice of apps wants none of it.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    Object.assign(document.createElement('a'), { href, download: '' }).click();
  }
}
