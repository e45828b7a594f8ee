import { LANGUAGE_NAMES, LOCALES, pathIn } from '~/i18n/languages';
import type { PolicyName } from '~/i18n/policy-document';
import { policies } from '~/i18n/policies';
import { ContactLinks } from '~/components/ui/contact-links';
import { DotList } from './dot-list';
import { usePlace } from './use-place';
import { useWords } from './use-words';

/** Where the list of contents leads. */
export const partId = (policy: PolicyName, index: number) => `${policy}-${index + 1}`;

/** Headings one level below the title's; a translation links to the text that binds. */
export function PolicyText({ policy, headings: Heading }: { policy: PolicyName; headings: 'h2' | 'h3' }) {
  const { language, words } = useWords();
  const { updated, translated } = words.policy;
  const links = usePlace()?.contact.links;
  const { intro, sections } = policies(language)[policy];
  return (
    <>
      <p className="text-small text-ink-soft">{updated}</p>
      {translated ? (
        <p className="mt-1 text-small text-ink-soft">
          {translated}{' '}
          <a href={pathIn('en', `/${policy}`)} lang={LOCALES.en} hrefLang={LOCALES.en}>
            {LANGUAGE_NAMES.en}
          </a>
        </p>
      ) : null}
      <p className="mt-3 text-[1.1875rem]">{intro}</p>
      {sections.map(({ heading, text, points, hasContact }, index) => (
        <section key={heading}>
          <Heading id={partId(policy, index)} className="mt-6 text-step-1">
            {heading}
          </Heading>
          {text.map((paragraph) => (
            <p key={paragraph} className="mt-1.5">
              {paragraph}
            </p>
          ))}
          {points ? <DotList items={points} className="mt-2" /> : null}
          {hasContact && links ? <ContactLinks links={links} className="mt-2" /> : null}
        </section>
      ))}
    </>
  );
}
