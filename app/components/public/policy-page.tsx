import { POLICY_NAMES, type PolicyName } from '~/i18n/policy-document';
import { useMessages } from '~/components/ui/use-messages';
import { PAGE_WIDTH_CLASS } from './layout-classes';
import { PublicFooter } from './public-footer';
import { getPolicySectionId, PolicyText } from './policy-text';
import { PublicHeader } from './public-header';
import { usePublicLinks } from './use-public-links';

export function PolicyPage({ policy }: { policy: PolicyName }) {
  const { pageLink } = usePublicLinks();
  const messages = useMessages('site.policy');
  const { sections } = useMessages(`policies.${policy}`);
  return (
    <>
      <PublicHeader />
      <main id="main" className={`${PAGE_WIDTH_CLASS} grid-cols-[minmax(0,1fr)_20rem] justify-between gap-x-16 pt-6 pb-16 lg:grid lg:pb-26`}>
        <div className="max-w-read">
          <h1 className="mb-3 text-step-4">{messages[policy]}</h1>
          <PolicyText policy={policy} headings="h2" />
          <nav aria-label={messages.others} className="mt-10 border-t-[1.5px] border-hair pt-4">
            <ul className="flex flex-wrap gap-x-6">
              {POLICY_NAMES.filter((name) => name !== policy).map((name) => (
                <li key={name}>
                  <a href={pageLink(`/${name}`)} className="inline-flex min-h-touch items-center underline">
                    {messages[name]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <nav aria-labelledby="contents" className="mt-20 hidden self-start border-t-2 border-ink pt-3 lg:block print:hidden">
          <h2 id="contents" className="mb-1 text-step-1">
            {messages.contents}
          </h2>
          <ol>
            {sections.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#${getPolicySectionId(policy, index)}`} className="inline-flex min-h-9 items-center">
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </main>
      <PublicFooter />
    </>
  );
}
