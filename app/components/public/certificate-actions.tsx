import Download from 'lucide/dist/esm/icons/download.mjs';
import Share2 from 'lucide/dist/esm/icons/share-2.mjs';
import { getButtonClass } from '~/components/ui/button-class';
import { Icon } from '~/components/ui/icon';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';
import type { CertificateView } from './certificate-sheet';
import { usePublicLinks } from './use-public-links';

/** Buttons to download and share a certificate and, for visitors, a link to join. */
export function CertificateActions({
  view: { code, name, length, address },
}: {
  view: CertificateView;
}) {
  const messages = useMessages('certificate');
  const { pageLink } = usePublicLinks();
  const text = interpolate(messages.shareText, { name, length, link: address });
  return (
    <div className="print:hidden">
      <p className="mt-5 flex flex-wrap gap-3">
        <a href={pageLink(`/c/${code}/pdf`)} className={getButtonClass({ className: 'max-sm:w-full' })}>
          <Icon glyph={Download} />
          {messages.download}
        </a>
        <a
          href={`https://wa.me/?${new URLSearchParams({ text })}`}
          rel="noreferrer"
          className={getButtonClass({ variant: 'quiet', className: 'max-sm:w-full' })}
        >
          <Icon glyph={Share2} />
          {messages.share}
        </a>
      </p>
      <section className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hair pt-5">
        <p>{messages.next}</p>
        <a href={pageLink('/landing')} className={getButtonClass({ variant: 'quiet' })}>
          {messages.join}
        </a>
      </section>
    </div>
  );
}
