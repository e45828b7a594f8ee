import { Accordion } from '~/components/ui/accordion';
import type { Faq } from '~/domain/content/queries.server';
import { FRAME, SIDE_BY_SIDE } from './frame';
import { useWords } from './use-words';

/** Questions that open one by one; several may be open. They are kept in English. */
export function FaqList({ faqs }: { faqs: readonly Pick<Faq, 'id' | 'question' | 'answer'>[] }) {
  const { title, empty } = useWords().words.faq;
  return (
    <section id="faq_section" className="pb-16 lg:pb-26">
      <div className={`${FRAME} ${SIDE_BY_SIDE}`}>
        <h2 className="mb-5 text-step-4 whitespace-pre-line">{title}</h2>
        {faqs.length === 0 ? (
          <p className="text-ink-soft">{empty}</p>
        ) : (
          <div lang="en">
            <Accordion
              items={faqs.map(({ id, question, answer }) => ({ id, title: question, body: answer }))}
              firstOpen
            />
          </div>
        )}
      </div>
    </section>
  );
}
