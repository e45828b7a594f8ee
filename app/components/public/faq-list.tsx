import { Accordion } from '~/components/ui/accordion';
import type { Faq } from '~/domain/content/responses';
import { FRAME, SIDE_BY_SIDE } from './frame';
import { useWords } from './use-words';

/** Questions that open one by one; several may be open. What staff wrote is kept in English; where there is nothing of theirs (null), our own. */
export function FaqList({ faqs }: { faqs: readonly Pick<Faq, 'id' | 'question' | 'answer'>[] | null }) {
  const { title, empty, basics } = useWords().words.faq;
  const shown = faqs ?? basics.map((faq, id) => ({ id, ...faq }));
  return (
    <section id="faq_section" className="pb-16 lg:pb-26">
      <div className={`${FRAME} ${SIDE_BY_SIDE}`}>
        <h2 className="mb-5 text-step-4 whitespace-pre-line">{title}</h2>
        {shown.length === 0 ? (
          <p className="text-ink-soft">{empty}</p>
        ) : (
          <div lang={faqs ? 'en' : undefined}>
            <Accordion
              items={shown.map(({ id, question, answer }) => ({ id, title: question, body: answer }))}
              firstOpen
            />
          </div>
        )}
      </div>
    </section>
  );
}
