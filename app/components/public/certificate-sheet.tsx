import { CompletionRing } from '~/components/art/completion-ring';
import { WeekLine } from '~/components/art/week-line';
import { BrandLogo } from '~/components/ui/brand-link';
import { useBrandName } from '~/components/ui/use-brand';
import { useMessages } from '~/components/ui/use-messages';

/** Data of the certificate page. All texts except the title are in the page's language. */
export interface CertificateView {
  code: string;
  name: string;
  /** Title of the challenge, in the language `titleLang`. */
  title: string;
  titleLang: string | undefined;
  length: number;
  text: string;
  issued: string;
  /** URL at which the certificate can be verified. */
  address: string;
  qr: { size: number; path: string };
  /** The founder who signs the certificate, or null if staff have not entered one. */
  signed: { name: string; role: string; nameLang?: string | undefined; roleLang?: string | undefined } | null;
}

/** The certificate. It is printed on a separate page. */
export function CertificateSheet({ view }: { view: CertificateView; }) {
  const messages = useMessages('certificate');
  const { name, title, titleLang, length, text, address, qr, signed } = view;
  return (
    <article
      aria-label={messages.title}
      className="certificate flex flex-col overflow-hidden rounded-sheet bg-leaf shadow-(--shadow-leaf) print:shadow-none"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 px-fluid-5 pt-6 md:grid-cols-[1fr_minmax(0,19rem)] md:px-16 md:pt-16">
        <div className="min-w-0 md:order-1">
          <p className="display mb-6 flex items-center gap-2.5 text-step-1 md:mb-10">
            <BrandLogo size={36} />
            {useBrandName()}
          </p>
          <CompletionRing days={length} className="mb-5 w-full max-w-70 md:hidden" />
          <p className="display text-step-1 text-geru">{messages.title}</p>
          <h1 translate="no" className="text-step-5 wrap-anywhere">
            {name}
          </h1>
          <p className="mt-2 max-w-read text-[1.1875rem] leading-relaxed text-pretty md:text-step-1">{text}</p>
          <p lang={titleLang} className="display mt-3 text-step-1">
            {title}
          </p>
        </div>
        <CompletionRing days={length} className="hidden w-full md:order-2 md:block" />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-5 md:order-3 md:col-span-2 md:grid-cols-[auto_1fr_auto] md:items-end">
          <p>
            {signed ? (
              <>
                <span lang={signed.nameLang} className="display block text-step-1">
                  {signed.name}
                </span>
                <span lang={signed.roleLang} className="text-small text-ink-soft">
                  {signed.role}
                </span>
              </>
            ) : null}
          </p>
          <p>
            <span className="block text-small text-ink-soft">{messages.check}</span>
            <span translate="no" lang="en" className="font-semibold wrap-anywhere">
              {address.replace(/^https?:\/\//, '')}
            </span>
          </p>
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label={messages.address}
            shapeRendering="crispEdges"
            className="size-26 rounded-sheet bg-[#fffdf8] p-1.5"
          >
            <path d={qr.path} fill="#17233f" />
          </svg>
        </div>
      </div>
      <div className="mt-auto pt-6 md:pt-10">
        <WeekLine mornings={Array.from({ length }, () => 'attended')} isOlder />
      </div>
    </article>
  );
}
