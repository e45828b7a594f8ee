import { Accordion } from '~/components/ui/accordion';
import type { Localized } from '~/domain/translations';
import type { Faq } from '~/domain/content/responses';
import { FRAME, SIDE_BY_SIDE } from './frame';
import { useWords } from './use-words';

/** Several may be open. Null gives way to our own questions. */
export function FaqList({ faqs }: {
  faqs: readonly Localized<Pick<Faq, 'id' | 'question' | 'answer'>>[] | null;
}) {
  const { title, empty, basics } = useWords().words.faq;
  const shown = faqs ?? basics.map((faq, id) => ({ id, ...faq, langs: {} as Localized<Faq>['langs'] }));
  return (
    <section id="faq_section" className="pb-16 lg:pb-26">
      <div className={`${FRAME} ${SIDE_BY_SIDE}`}>
        <h2 className="mb-5 text-step-4 whitespace-pre-line">{title}</h2>
        {shown.length === 0 ? (
          <p className="text-ink-soft">{empty}</p>
        ) : (
          <Accordion
            items={shown.map(({ id, question, answer, langs }) => ({
              ...{ id, title: question, titleLang: langs.question },
              ...{ body: answer, bodyLang: langs.answer },
            }))}
            firstOpen
          />
        )}
      </div>
    </section>
  );
}
