import { LANGUAGE_NAMES, LOCALES, localizePath } from '~/i18n/languages';
import type { PolicyName } from '~/i18n/policy-document';
import { ContactLinks } from '~/components/ui/contact-links';
import { useMessages } from '~/components/ui/use-messages';
import { BulletList } from './bullet-list';
import { usePageLocation } from './use-page-location';

/** Returns the id of a section, to which the table of contents links. */
export const getPolicySectionId = (policy: PolicyName, index: number) => `${policy}-${index + 1}`;

/**
 * Text of a policy. Section headings are one level below the title. A translation links to the
 * legally binding text.
 */
export function PolicyText({ policy, headings: Heading }: { policy: PolicyName; headings: 'h2' | 'h3' }) {
  const { updated, translated } = useMessages('site.policy');
  const contact = usePageLocation()?.contact;
  const { intro, sections } = useMessages(`policies.${policy}`);
  return (
    <>
      <p className="text-small text-ink-soft">{updated}</p>
      {translated ? (
        <p className="mt-1 text-small text-ink-soft">
          {translated}{' '}
          <a href={localizePath('en', `/${policy}`)} lang={LOCALES.en} hrefLang={LOCALES.en}>
            {LANGUAGE_NAMES.en}
          </a>
        </p>
      ) : null}
      <p className="mt-3 text-[1.1875rem]">{intro}</p>
      {sections.map(({ heading, text, points, hasContact, officers }, index) => (
        <section key={heading}>
          <Heading id={getPolicySectionId(policy, index)} className="mt-6 text-step-1">
            {heading}
          </Heading>
          {text.map((paragraph) => (
            <p key={paragraph} className="mt-1.5">
              {paragraph}
            </p>
          ))}
          {points ? <BulletList items={points} className="mt-2" /> : null}
          {hasContact && contact ? <ContactLinks links={contact.links} /> : null}
          {officers && contact ? (
            <dl className="mt-2">
              {(['dataProtection', 'grievanceOfficer'] as const)
                .filter((name) => officers[name])
                .map((name) => (
                  <div key={name} className="mt-1.5">
                    <dt className="text-ink-soft">{officers[name]}</dt>
                    <dd translate="no">{contact[name]}</dd>
                  </div>
                ))}
            </dl>
          ) : null}
        </section>
      ))}
    </>
  );
}
