import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { ButtonLink } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';
import { Leaf } from '~/components/ui/leaf';
import { useCopy } from '~/components/ui/use-copy';
import { useHydrated } from '~/components/ui/use-hydrated';
import { VisuallyHidden } from '~/components/ui/visually-hidden';

/** Giving by UPI: the id to copy, its QR code to scan, and the way to the donations page. */
export function DonationCard({
  upiId,
  qrSvg,
  donateTo,
}: {
  upiId: string;
  /** An SVG document drawn by the server. */
  qrSvg: string;
  donateTo?: string;
}) {
  return (
    <Leaf
      aria-labelledby="keep-it-free"
      className="grid grid-cols-[minmax(0,1fr)_108px] max-[350px]:grid-cols-1 items-start gap-4"
    >
      <div className="min-w-0">
        <h2 id="keep-it-free" className="text-step-1 leading-tight">
          Keep it free
        </h2>
        <p className="mt-1 mb-[0.3rem] text-small text-ink-soft">
          ₹101 pays for one live class. Scan, or use the UPI id.
        </p>
        <UpiId upiId={upiId} />
        {donateTo ? (
          <div className="mt-1">
            <ButtonLink to={donateTo} variant="quiet">
              Donate
            </ButtonLink>
          </div>
        ) : null}
      </div>
      <div
        role="img"
        aria-label={`UPI QR code for ${upiId}`}
        className="w-27 rounded-sheet bg-[#fffdf8] p-2.5 [&>svg]:block [&>svg]:h-auto [&>svg]:w-full"
        dangerouslySetInnerHTML={{ __html: qrSvg }}
      />
    </Leaf>
  );
}

function UpiId({ upiId }: { upiId: string }) {
  const hydrated = useHydrated();
  const { copied, copy } = useCopy(upiId);
  const look = 'inline-flex min-h-touch max-w-full items-center gap-[0.4rem] font-semibold text-neel';
  if (!hydrated) return <p className={look}>{upiId}</p>;
  return (
    <button type="button" onClick={() => void copy()} className={look}>
      <VisuallyHidden>Copy </VisuallyHidden>
      <span className="text-left wrap-anywhere">{upiId}</span>
      <Icon glyph={copied ? Check : Copy} />
      <span role="status" className="sr-only">
        {copied ? 'Copied' : ''}
      </span>
    </button>
  );
}
