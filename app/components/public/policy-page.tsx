import { interpolate } from '~/i18n/interpolate';
import { LOCALES } from '~/i18n/languages';
import { getPlainText, POLICY_NAMES, type PolicyName } from '~/i18n/policy-document';
import { useBrandName } from '~/components/ui/use-brand';
import { useMessages } from '~/components/ui/use-messages';
import { PAGE_WIDTH_CLASS } from './layout-classes';
import { PublicFooter } from './public-footer';
import { getPolicySectionId, PolicyText } from './policy-text';
import type { PolicyPageView, PolicyVersionView } from './policy-view';
import { PublicHeader } from './public-header';
import { usePublicLinks } from './use-public-links';

const LINK = 'inline-flex min-h-touch items-center underline';

export function PolicyPage({ policy, view }: { policy: PolicyName; view: PolicyPageView }) {
  const { pageLink } = usePublicLinks();
  const messages = useMessages('site.policy');
  return (
    <>
      <PublicHeader />
      <main id="main" className={`${PAGE_WIDTH_CLASS} grid-cols-[minmax(0,1fr)_20rem] justify-between gap-x-16 pt-6 pb-16 lg:grid lg:pb-26`}>
        <div className="max-w-read">
          <h1 className="mb-3 text-step-4">{messages[policy]}</h1>
          <VersionNotice policy={policy} view={view} />
          <PolicyText policy={policy} text={view.text} headings="h2" />
          <EarlierVersions policy={policy} view={view} />
          <nav aria-label={messages.others} className="mt-10 border-t-[1.5px] border-hair pt-4">
            <ul className="flex flex-wrap gap-x-6">
              {POLICY_NAMES.filter((name) => name !== policy).map((name) => (
                <li key={name}>
                  <a href={pageLink(`/${name}`)} className={LINK}>
                    {messages[name]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <Contents policy={policy} view={view} />
      </main>
      <PublicFooter />
    </>
  );
}

/** Notice that the shown version does not apply now, or that a new version will apply. */
function VersionNotice({ policy, view: { state, text, upcoming } }: { policy: PolicyName; view: PolicyPageView }) {
  const { pageLink } = usePublicLinks();
  const messages = useMessages('site.policy');
  const next = upcoming.at(-1);
  if (state === 'current' && !next) return null;
  const [note, to, label] =
    state === 'current' && next
      ? [interpolate(messages.upcoming, { date: next.date ?? '' }), buildVersionPath(policy, next), messages.readNew]
      : [
          state === 'upcoming' ? interpolate(messages.isUpcoming, { date: text?.date ?? '' }) : messages.isEarlier,
          `/${policy}`,
          messages.current,
        ];
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 rounded-sheet bg-leaf px-4 py-1 shadow-(--shadow-leaf) forced-colors:border">
      <span className="py-2">{note}</span>
      <a href={pageLink(to)} className={LINK}>
        {label}
      </a>
    </p>
  );
}

function EarlierVersions({ policy, view: { earlier, state } }: { policy: PolicyName; view: PolicyPageView }) {
  const { pageLink } = usePublicLinks();
  const messages = useMessages('site.policy');
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="earlier-versions" className="mt-10 border-t-[1.5px] border-hair pt-4">
      <h2 id="earlier-versions" className="text-step-1">
        {state === 'current' ? messages.earlierVersions : messages.otherVersions}
      </h2>
      <ul className="mt-1">
        {earlier.map((version) => (
          <li key={version.number} className="py-1">
            <a href={pageLink(buildVersionPath(policy, version))} className={LINK}>
              {version.date === null
                ? messages.standard
                : interpolate(messages.version, { number: version.number, date: version.date })}
            </a>
            {version.change ? (
              <p lang={version.change.lang} className="text-small break-words text-ink-soft">
                {version.change.text}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

const buildVersionPath = (policy: PolicyName, { number }: PolicyVersionView) => `/${policy}/versions/${number}`;

function Contents({ policy, view: { text } }: { policy: PolicyName; view: PolicyPageView }) {
  const { language } = usePublicLinks();
  const messages = useMessages('site.policy');
  const { sections } = useMessages(`policies.${policy}`);
  const brand = useBrandName();
  const headings = text
    ? text.blocks.flatMap((block) =>
        block.kind === 'heading' && block.level === 2
          ? [{ id: block.id, heading: getPlainText(block.children, { brand }) }]
          : [],
      )
    : sections.map(({ heading }, index) => ({ id: getPolicySectionId(policy, index), heading }));
  if (headings.length === 0) return null;
  return (
    <nav aria-labelledby="contents" className="mt-20 hidden self-start border-t-2 border-ink pt-3 lg:block print:hidden">
      <h2 id="contents" className="mb-1 text-step-1">
        {messages.contents}
      </h2>
      <ol lang={text && text.language !== language ? LOCALES[text.language] : undefined}>
        {headings.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-9 items-center">
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
