import type { ComponentProps } from 'react';
import Download from 'lucide/dist/esm/icons/download.mjs';
import LeafGlyph from 'lucide/dist/esm/icons/leaf.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import { Button } from '~/components/ui/button';
import { getButtonClass } from '~/components/ui/button-class';
import { DownloadLink } from '~/components/ui/download-link';
import { Icon } from '~/components/ui/icon';
import { EnglishOnlyTag } from '~/components/ui/badge';
import { Card } from '~/components/ui/card';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';
import { GoalChips, type GoalLabels } from './goal-chips';

export type DietPlanView =
  | { kind: 'no-goal'; goals: GoalLabels }
  | { kind: 'no-plan'; goal: string }
  | { kind: 'failed' }
  | {
      kind: 'plan';
      goal: string;
      title: string;
      description: string | null;
      langs: { title?: string; description?: string };
      /** URL of the file, or null if the plan is locked. */
      downloadHref: string | null;
      accessMessage: string | null;
    };

export function DietPlanCard(props: { plan: DietPlanView }) {
  return (
    <Card aria-labelledby="diet-plan" className="lg:px-7 lg:py-[26px]">
      <DietPlan {...props} />
    </Card>
  );
}

function DietPlan({ plan }: ComponentProps<typeof DietPlanCard>) {
  const messages = useMessages('member.home').diet;
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="diet-plan" className="text-step-1 leading-tight">
          {messages.title}
        </h2>
        <Icon glyph={LeafGlyph} size="l" className="self-start" />
      </div>
      {plan.kind === 'no-goal' ? (
        <>
          <p className="mt-1 text-small text-ink-soft">{messages.noGoal}</p>
          <GoalChips goals={plan.goals} />
        </>
      ) : (
        <DietPlanBody plan={plan} />
      )}
    </>
  );
}

function DietPlanBody({ plan }: { plan: Exclude<DietPlanView, { kind: 'no-goal' }> }) {
  const messages = useMessages('member.home').diet;
  switch (plan.kind) {
    case 'no-plan':
      return <p className="mt-1 text-small text-ink-soft">{interpolate(messages.noPlan, { goal: plan.goal })}</p>;
    case 'failed':
      return <p className="mt-1 text-small text-sindoor">{messages.failed}</p>;
    case 'plan':
      return (
        <>
          <p className="mt-1 mb-3 text-small text-ink-soft">{interpolate(messages.chosen, { goal: plan.goal })}</p>
          <p className="font-semibold">
            <span lang={plan.langs.title}>{plan.title}</span> <EnglishOnlyTag lang={plan.langs.title} />
          </p>
          {plan.description ? (
            <p lang={plan.langs.description} className="text-small text-ink-soft">
              {plan.description}
            </p>
          ) : null}
          <div className="mt-3.5">
            <DownloadPlan title={plan.title} href={plan.downloadHref} accessMessage={plan.accessMessage} />
          </div>
        </>
      );
  }
}

function DownloadPlan({
  title,
  href,
  accessMessage,
}: {
  title: string;
  href: string | null;
  accessMessage: string | null;
}) {
  const messages = useMessages('member.home').diet;
  if (href === null) {
    return (
      <>
        <Button type="button" variant="quiet" block disabled>
          <Icon glyph={Lock} />
          {messages.download}
        </Button>
        {accessMessage ? <p className="mt-1.5 text-note text-ink-soft">{accessMessage}</p> : null}
      </>
    );
  }
  return (
    <DownloadLink
      href={href}
      downloading={interpolate(messages.downloading, { title })}
      failed={messages.downloadFailed}
      className={getButtonClass({ variant: 'quiet', block: true })}
    >
      <Icon glyph={Download} />
      {messages.download}
    </DownloadLink>
  );
}
