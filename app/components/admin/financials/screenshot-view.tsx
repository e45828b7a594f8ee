import { useState } from 'react';
import ZoomIn from 'lucide/dist/esm/icons/zoom-in.mjs';
import ZoomOut from 'lucide/dist/esm/icons/zoom-out.mjs';
import { Button } from '~/components/ui/button';
import { joinClassNames } from '~/components/ui/class-names';
import { Icon } from '~/components/ui/icon';
import { useHydrated } from '~/components/ui/use-hydrated';

/**
 * Fits the screenshot into its box. A click enlarges it, or opens it as a page if JavaScript is
 * off.
 */
export function ScreenshotView({ path, alt }: { path: string; alt: string }) {
  const hydrated = useHydrated();
  const [close, setClose] = useState(false);
  return (
    <figure className="min-w-0">
      <div
        tabIndex={close ? 0 : undefined}
        role={close ? 'group' : undefined}
        aria-label={close ? 'Screenshot, scrolls' : undefined}
        className="max-h-[45dvh] overflow-auto rounded-sheet bg-wall-deep lg:max-h-[70dvh]"
      >
        <img
          src={path}
          alt={alt}
          className={joinClassNames(
            'mx-auto block',
            close ? 'w-[200%] max-w-none' : 'max-h-[45dvh] max-w-full lg:max-h-[70dvh]',
          )}
        />
      </div>
      <figcaption className="mt-2 flex flex-wrap items-center gap-x-4">
        {hydrated ? (
          <Button type="button" variant="quiet" size="small" aria-pressed={close} onClick={() => setClose(!close)}>
            <Icon glyph={close ? ZoomOut : ZoomIn} size="s" />
            {close ? 'Zoom out' : 'Zoom in'}
          </Button>
        ) : null}
        <a href={path} target="_blank" rel="noreferrer" className="inline-flex min-h-[38px] items-center underline">
          Open in full
        </a>
      </figcaption>
    </figure>
  );
}
