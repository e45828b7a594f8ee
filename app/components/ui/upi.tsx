import Check from 'lucide/dist/esm/icons/check.mjs';
import Copy from 'lucide/dist/esm/icons/copy.mjs';
import { BreakableAddress } from './breakable-address';
import { joinClassNames } from './class-names';
import { Icon } from './icon';
import { useCopyToClipboard } from './use-copy-to-clipboard';
import { useHydrated } from './use-hydrated';
import { useMessages } from './use-messages';
import { VisuallyHidden } from './visually-hidden';

/** A QR code that the server has rendered as SVG. Its background is always light. */
export function QrCodeImage({ label, svg, className }: { label: string; svg: string; className?: string }) {
  return (
    <div
      role="img"
      aria-label={label}
      className={joinClassNames(
        'rounded-sheet bg-[#fffdf8] p-2.5 [&>svg]:block [&>svg]:h-auto [&>svg]:w-full',
        className,
      )}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}

/** A UPI id. With JavaScript it has a copy button. */
export function UpiIdWithCopyButton({ upiId }: { upiId: string }) {
  const messages = useMessages('interface.controls');
  const hydrated = useHydrated();
  const { copied, copy } = useCopyToClipboard(upiId);
  const look = 'inline-flex min-h-touch max-w-full items-center gap-[0.4rem] font-semibold text-neel';
  const written = (
    <span translate="no" className="text-left wrap-anywhere">
      <BreakableAddress>{upiId}</BreakableAddress>
    </span>
  );
  if (!hydrated) return <p className={look}>{written}</p>;
  return (
    <button type="button" onClick={() => void copy()} className={look}>
      <VisuallyHidden>{messages.copy} </VisuallyHidden>
      {written}
      <Icon glyph={copied ? Check : Copy} />
      <span role="status" className="sr-only">
        {copied ? messages.copied : ''}
      </span>
    </button>
  );
}
