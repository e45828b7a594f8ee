import { LANGUAGE_NAMES, LOCALES, localizePath } from '~/i18n/languages';
import type { PolicyName } from '~/i18n/policy-document';
import { ContactLinks } from '~/components/ui/contact-links';
import { useMessages } from '~/components/ui/use-messages';
import { BulletList } from './bullet-list';
import { useBrandName } from '~/components/ui/use-brand';
import { interpolate } from '~/i18n/interpolate';
import { PolicyBlocks, toPolicyValues } from './policy-blocks';
import type { PolicyTextView, PolicyVersionView } from './policy-view';
import { usePageLocation } from './use-page-location';
import { usePublicLinks } from './use-public-links';

/** Returns the id of a section, to which the table of contents links. */
export const getPolicySectionId = (policy: PolicyName, index: number) => `${policy}-${index + 1}`;

/**
 * Text of a policy: the text that staff have written, otherwise the built-in text. `idPrefix` keeps
 * the ids of headings unique if a page shows the same text twice.
 */
export function PolicyText({
  policy,
  text,
  headings,
  idPrefix = '',
}: {
  policy: PolicyName;
  text: PolicyTextView | null | undefined;
  headings: 'h2' | 'h3';
  idPrefix?: string;
}) {
  return text ? (
    <OwnPolicyText text={text} headings={headings} idPrefix={idPrefix} />
  ) : (
    <StandardPolicyText policy={policy} headings={headings} />
  );
}

function OwnPolicyText({
  text,
  headings,
  idPrefix,
}: {
  text: PolicyTextView;
  headings: 'h2' | 'h3';
  idPrefix: string;
}) {
  const messages = useMessages('site.policy');
  const { language } = usePublicLinks();
  const contact = usePageLocation()?.contact;
  const brandName = useBrandName();
  const isForeign = text.language !== language;
  return (
    <>
      <p className="text-small text-ink-soft">
        {interpolate(messages.version, { number: text.number, date: text.date ?? '' })}
      </p>
      <PolicyChangeLine change={text.change} />
      {isForeign ? <p className="mt-2 font-semibold">{messages.textIn[text.language]}</p> : null}
      <div lang={isForeign ? LOCALES[text.language] : undefined}>
        <PolicyBlocks
          blocks={text.blocks}
          values={toPolicyValues(brandName, contact)}
          headings={headings === 'h2' ? 2 : 3}
          idPrefix={idPrefix}
        />
      </div>
    </>
  );
}

/** Short description of the changes in a version. */
function PolicyChangeLine({ change }: { change: PolicyVersionView['change'] }) {
  const { whatChanged } = useMessages('site.policy');
  if (!change) return null;
  const [before, after] = whatChanged.split('{change}');
  return (
    <p className="mt-1 text-small break-words text-ink-soft">
      {before}
      <span lang={change.lang}>{change.text}</span>
      {after}
    </p>
  );
}

/**
 * Built-in text of a policy. Section headings are one level below the title. A translation links to
 * the legally binding text.
 */
function StandardPolicyText({ policy, headings: Heading }: { policy: PolicyName; headings: 'h2' | 'h3' }) {
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
                .filter((name) => officers[name] && contact[name])
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
