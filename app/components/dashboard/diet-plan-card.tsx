import type { ComponentProps } from 'react';
import Download from 'lucide/dist/esm/icons/download.mjs';
import LeafGlyph from 'lucide/dist/esm/icons/leaf.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import { Button } from '~/components/ui/button';
import { buttonClass } from '~/components/ui/button-class';
import { DownloadLink } from '~/components/ui/download-link';
import { Icon } from '~/components/ui/icon';
import { EnglishTag } from '~/components/ui/badge';
import { Card } from '~/components/ui/card';
import { fill } from '~/i18n/fill';
import { GoalChips, type GoalNames, type GoalWords } from './goal-chips';
import type { HomeWords } from '~/i18n/member';

type DietWords = HomeWords['diet'];

export type DietPlanView =
  | { kind: 'no-goal'; goals: GoalNames; words: GoalWords }
  | { kind: 'no-plan'; goal: string }
  | { kind: 'failed' }
  | {
      kind: 'plan';
      goal: string;
      title: string;
      description: string | null;
      langs: { title?: string; description?: string };
      /** Null while the plan is locked. */
      downloadHref: string | null;
      accessMessage: string | null;
    };

export function DietPlanCard(props: { plan: DietPlanView; words: DietWords }) {
  return (
    <Card aria-labelledby="diet-plan" className="lg:px-7 lg:py-[26px]">
      <DietPlan {...props} />
    </Card>
  );
}

function DietPlan({ plan, words }: ComponentProps<typeof DietPlanCard>) {
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="diet-plan" className="text-step-1 leading-tight">
          {words.title}
        </h2>
        <Icon glyph={LeafGlyph} size="l" className="self-start" />
      </div>
      {plan.kind === 'no-goal' ? (
        <>
          <p className="mt-1 text-small text-ink-soft">{words.noGoal}</p>
          <GoalChips goals={plan.goals} words={plan.words} />
        </>
      ) : (
        <DietPlanBody plan={plan} words={words} />
      )}
    </>
  );
}

function DietPlanBody({ plan, words }: { plan: Exclude<DietPlanView, { kind: 'no-goal' }>; words: DietWords }) {
  switch (plan.kind) {
    case 'no-plan':
      return <p className="mt-1 text-small text-ink-soft">{fill(words.noPlan, { goal: plan.goal })}</p>;
    case 'failed':
      return <p className="mt-1 text-small text-sindoor">{words.failed}</p>;
    case 'plan':
      return (
        <>
          <p className="mt-1 mb-3 text-small text-ink-soft">{fill(words.chosen, { goal: plan.goal })}</p>
          <p className="font-semibold">
            <span lang={plan.langs.title}>{plan.title}</span> <EnglishTag lang={plan.langs.title} />
          </p>
          {plan.description ? (
            <p lang={plan.langs.description} className="text-small text-ink-soft">
              {plan.description}
            </p>
          ) : null}
          <div className="mt-3.5">
            <DownloadPlan
              words={words}
              title={plan.title}
              href={plan.downloadHref}
              accessMessage={plan.accessMessage}
            />
          </div>
        </>
      );
  }
}

function DownloadPlan({
  words,
  title,
  href,
  accessMessage,
}: {
  words: DietWords;
  title: string;
  href: string | null;
  accessMessage: string | null;
}) {
  if (href === null) {
    return (
      <>
        <Button type="button" variant="quiet" block disabled>
          <Icon glyph={Lock} />
          {words.download}
        </Button>
        {accessMessage ? <p className="mt-1.5 text-note text-ink-soft">{accessMessage}</p> : null}
      </>
    );
  }
  return (
    <DownloadLink
      href={href}
      downloading={fill(words.downloading, { title })}
      failed={words.downloadFailed}
      className={buttonClass({ variant: 'quiet', block: true })}
    >
      <Icon glyph={Download} />
      {words.download}
    </DownloadLink>
  );
}
