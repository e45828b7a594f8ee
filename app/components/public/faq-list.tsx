import { Accordion } from '~/components/ui/accordion';
import type { LocalizedRow } from '~/domain/translations';
import type { Faq } from '~/domain/content/responses';
import { ContactLinks } from '~/components/ui/contact-links';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';
import { PAGE_WIDTH_CLASS, SIDE_HEADING_CLASS } from './layout-classes';
import { usePageLocation } from './use-page-location';

/** A longer list shows only the first questions, and the remaining ones are collapsed. */
const FOLDED_FROM = 8;
const SHOWN = 6;

type ListedFaq = LocalizedRow<Pick<Faq, 'id' | 'question' | 'answer'>>;

/**
 * Questions and answers, of which several can be expanded. If `faqs` is null, the default questions
 * are shown.
 */
export function FaqList({ faqs }: { faqs: readonly ListedFaq[] | null }) {
  const { title, empty, all, basics, more } = useMessages('site.faq');
  const links = usePageLocation()?.contact.links ?? [];
  const shown = faqs ?? basics.map((faq, id) => ({ id, ...faq, langs: {} as LocalizedRow<Faq>['langs'] }));
  const first = shown.slice(0, shown.length > FOLDED_FROM ? SHOWN : FOLDED_FROM);
  const others = shown.slice(first.length);
  return (
    <section id="faq_section" className="pb-16 lg:pb-26">
      <div className={`${PAGE_WIDTH_CLASS} ${SIDE_HEADING_CLASS}`}>
        <h2 className="mb-5 text-step-4 whitespace-pre-line">{title}</h2>
        {shown.length === 0 ? (
          <p className="text-ink-soft">{empty}</p>
        ) : (
          <div>
            <Questions faqs={first} firstOpen />
            {others.length > 0 ? (
              <details>
                <summary className="inline-flex min-h-13 items-center font-semibold text-neel underline">
                  {interpolate(all, { count: shown.length })}
                </summary>
                <Questions faqs={others} />
              </details>
            ) : null}
            {links.length > 0 ? (
              <div className="mt-5">
                <p>{more}</p>
                <ContactLinks links={links} />
              </div>
            ) : null}
          </div>
        )}
      </div>
    </section>
  );
}

function Questions({ faqs, firstOpen }: { faqs: readonly ListedFaq[]; firstOpen?: boolean }) {
  return (
    <Accordion
      items={faqs.map(({ id, question, answer, langs }) => ({
        id, title: question, titleLang: langs.question,
        body: answer, bodyLang: langs.answer,
      }))}
      {...(firstOpen ? { firstOpen } : {})}
    />
  );
}
