import { POLICY_NAMES } from '~/i18n/policy-document';
import type { PolicyName } from '~/i18n/policy-document';
import { FRAME } from './frame';
import { Footer } from './footer';
import { PolicyText } from './policy-text';
import { PublicHeader } from './public-header';
import { useWords } from './use-words';

export function PolicyPage({ policy }: { policy: PolicyName }) {
  const { words, pageLink } = useWords();
  return (
    <>
      <PublicHeader />
      <main id="main" className={`${FRAME} pt-6 pb-16 lg:pb-26`}>
        <div className="max-w-read">
          <h1 className="mb-3 text-step-4">{words.policy[policy]}</h1>
          <PolicyText policy={policy} headings="h2" />
          <nav aria-label={words.policy.others} className="mt-10 border-t-[1.5px] border-hair pt-4">
            <ul className="flex flex-wrap gap-x-6">
              {POLICY_NAMES.filter((name) => name !== policy).map((name) => (
                <li key={name}>
                  <a href={pageLink(`/${name}`)} className="inline-flex min-h-touch items-center underline">
                    {words.policy[name]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </main>
      <Footer />
    </>
  );
}
