import Lock from 'lucide/dist/esm/icons/lock.mjs';
import { DownloadLink } from '~/components/ui/download-link';
import { Icon } from '~/components/ui/icon';
import { EnglishOnlyTag } from '~/components/ui/badge';
import { TextWithParts } from '~/components/ui/text-with-name';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';
import { GoalChips, type GoalLabels } from './goal-chips';

export type DietPlanView =
  | { kind: 'no-goal'; goals: GoalLabels }
  | { kind: 'no-plan'; goal: string }
  | { kind: 'failed' }
  | {
      kind: 'plan';
      title: string;
      langs: { title?: string };
      /** URL of the file, or null if the plan is locked. */
      downloadHref: string | null;
      /** How the plan is unlocked. Null if it is not locked. */
      accessMessage: string | null;
    };

/** The plan for the member's goal, or the goals to choose from. */
export function DietPlan({ plan }: { plan: DietPlanView }) {
  const messages = useMessages('member.home').diet;
  if (plan.kind !== 'no-goal') return <DietPlanBody plan={plan} />;
  return (
    <>
      <p className="text-ink-soft">{messages.noGoal}</p>
      <GoalChips goals={plan.goals} />
    </>
  );
}

function DietPlanBody({ plan }: { plan: Exclude<DietPlanView, { kind: 'no-goal' }> }) {
  const messages = useMessages('member.home').diet;
  switch (plan.kind) {
    case 'no-plan':
      return <p className="text-ink-soft">{interpolate(messages.noPlan, { goal: plan.goal })}</p>;
    case 'failed':
      return <p className="text-sindoor">{messages.failed}</p>;
    case 'plan':
      return (
        <>
          <p className="text-ink-soft">
            <span lang={plan.langs.title}>{plan.title}</span> <EnglishOnlyTag lang={plan.langs.title} />
          </p>
          <DownloadPlan
            title={plan.title}
            lang={plan.langs.title}
            href={plan.downloadHref}
            accessMessage={plan.accessMessage}
          />
        </>
      );
  }
}

function DownloadPlan({
  title,
  lang,
  href,
  accessMessage,
}: {
  title: string;
  lang: string | undefined;
  href: string | null;
  accessMessage: string | null;
}) {
  const messages = useMessages('member.home').diet;
  if (href === null) {
    return (
      <p className="flex items-start gap-2 py-1 text-ink-soft">
        <Icon glyph={Lock} className="mt-1" />
        {accessMessage}
      </p>
    );
  }
  return (
    <DownloadLink
      href={href}
      downloading={<TextWithParts text={messages.downloading} parts={{ title: <span lang={lang}>{title}</span> }} />}
      failed={messages.downloadFailed}
      className="inline-flex min-h-touch items-center gap-2 font-semibold"
    >
      {messages.download}
    </DownloadLink>
  );
}
