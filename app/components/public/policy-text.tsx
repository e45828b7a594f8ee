import { POLICIES, type PolicyName } from '~/words/policies/policy';
import { DotList } from './dot-list';
import { useWords } from './use-words';

/** A policy's words, headings one level below the title's */
export function PolicyText({ policy, headings: Heading }: { policy: PolicyName; headings: 'h2' | 'h3' }) {
  const { updated, inEnglish } = useWords().words.policy;
  const { intro, sections } = POLICIES[policy];
  return (
    <>
      <p className="text-small text-ink-soft">{updated}</p>
      {inEnglish ? <p className="mt-2">{inEnglish}</p> : null}
      <div lang="en">
        <p className="mt-3 text-[1.1875rem]">{intro}</p>
        {sections.map(({ heading, text, points }) => (
          <section key={heading}>
            <Heading className="mt-6 text-step-1">{heading}</Heading>
            {text.map((paragraph) => (
              <p key={paragraph} className="mt-1.5">
                {paragraph}
              </p>
            ))}
            {points ? <DotList items={points} className="mt-2" /> : null}
          </section>
        ))}
      </div>
    </>
  );
}
