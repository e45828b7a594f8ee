import Download from 'lucide/dist/esm/icons/download.mjs';
import Share2 from 'lucide/dist/esm/icons/share-2.mjs';
import { buttonClass } from '~/components/ui/button-class';
import { Icon } from '~/components/ui/icon';
import type { CertificateWords } from '~/i18n/certificate';
import { fill } from '~/i18n/fill';
import type { CertificateView } from './certificate-sheet';
import { useWords } from './use-words';

/** What can be done with a certificate, and the way in for whoever was shown one. */
export function CertificateWays({
  view: { code, name, length, address },
  words,
}: {
  view: CertificateView;
  words: CertificateWords;
}) {
  const { pageLink } = useWords();
  const text = fill(words.shareText, { name, length, link: address });
  return (
    <div className="print:hidden">
      <p className="mt-5 flex flex-wrap gap-3">
        <a href={pageLink(`/c/${code}/pdf`)} className={buttonClass({ className: 'max-sm:w-full' })}>
          <Icon glyph={Download} />
          {words.download}
        </a>
        <a
          href={`https://wa.me/?${new URLSearchParams({ text })}`}
          rel="noreferrer"
          className={buttonClass({ variant: 'quiet', className: 'max-sm:w-full' })}
        >
          <Icon glyph={Share2} />
          {words.share}
        </a>
      </p>
      <section className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hair pt-5">
        <p>{words.next}</p>
        <a href={pageLink('/landing')} className={buttonClass({ variant: 'quiet' })}>
          {words.join}
        </a>
      </section>
    </div>
  );
}
