import { Link } from '@remix-run/react';
import { useState } from 'react';
import Download from 'lucide/dist/esm/icons/download.mjs';
import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import Lock from 'lucide/dist/esm/icons/lock.mjs';
import { EnglishOnlyTag, Tag } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { getButtonClass } from '~/components/ui/button-class';
import { DownloadLink } from '~/components/ui/download-link';
import { Icon } from '~/components/ui/icon';
import { Meter } from '~/components/ui/meter';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { LocalizedRow } from '~/domain/translations';
import type { MemberDietPlan } from '~/domain/plans/responses';
import { formatCount } from '~/lib/format-number';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';
import type { NamespaceMessages } from '~/i18n/screen-messages';
import { describePlanAccess } from './plan-access';

export function DietPlanListItem({ plan }: { plan: LocalizedRow<MemberDietPlan> }) {
  const messages = useMessages('member.resources');
  const { download, downloadFailed, of, onItsWay } = messages.plan;
  return (
    <li className="@container grid grid-cols-[72px_minmax(0,1fr)] grid-rows-[auto_1fr_auto] gap-x-4 gap-y-3 rounded-sheet bg-leaf p-[18px] shadow-(--shadow-leaf) forced-colors:border">
      <Cover src={plan.thumbnail_url} />
      <div className="min-w-0 @max-[9rem]:col-span-2">
        <PlanHead
          title={plan.title}
          lang={plan.langs.title}
          kind={describeKind(plan, messages.plan.kinds)}
          access={describePlanAccess(plan, messages.access)}
        />
      </div>
      <p lang={plan.langs.description} className="col-span-2 text-small text-ink-soft">
        {plan.description}
      </p>
      <div className="col-span-2 self-end">
        {plan.media_url ? (
          <DownloadLink
            href={plan.media_url}
            failed={downloadFailed}
            className={getButtonClass({ variant: 'quiet', block: true })}
          >
            <Icon glyph={Download} />
            {download}
            <VisuallyHidden>
              {of}
              <span lang={plan.langs.title}>{plan.title}</span>
            </VisuallyHidden>
          </DownloadLink>
        ) : (
          <>
            <KarmaSoFar plan={plan} />
            <Button type="button" variant="quiet" block disabled>
              <Icon glyph={Lock} />
              {plan.access_status === 'locked' ? download : onItsWay}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

function PlanHead({
  title,
  lang,
  kind,
  access,
}: {
  title: string;
  lang: string | undefined;
  kind: string;
  access: string;
}) {
  return (
    <>
      <h2 lang={lang} className="font-text text-body leading-snug font-semibold tracking-normal">
        {title}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <Tag>{kind}</Tag>
        <EnglishOnlyTag lang={lang} />
        <span className="text-note text-ink-soft">{access}</span>
      </p>
    </>
  );
}

/** Progress bar of karma towards a locked plan, with a link to earn more karma. */
function KarmaSoFar({ plan }: { plan: LocalizedRow<MemberDietPlan> }) {
  const messages = useMessages('member.resources').plan;
  const { karma_points_required: points, karmaMissing: missing } = plan;
  if (missing === 0) return null;
  const karma = interpolate(messages.karmaOf, { count: formatCount(points - missing), points: formatCount(points) });
  return (
    <div className="mb-3 grid gap-1.5">
      <Meter label={karma} value={points - missing} max={points} />
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-note text-ink-soft">
        <span className="tabular">{karma}</span>
        <Link to="/karma" className="inline-flex min-h-touch items-center font-semibold underline">
          {messages.earnKarma}
        </Link>
      </p>
    </div>
  );
}

function describeKind(
  { type, karma_points_required: points }: LocalizedRow<MemberDietPlan>,
  kinds: NamespaceMessages<'member.resources'>['plan']['kinds'],
): string {
  return interpolate(kinds[type], { points: formatCount(points) });
}

/**
 * Cover image in front of a drawing. Without JavaScript, the drawing remains visible if the image
 * fails to load.
 */
function Cover({ src }: { src: string | null }) {
  const [failed, setFailed] = useState(false);
  return (
    <span className="relative grid size-[72px] place-items-center overflow-hidden rounded-sheet bg-wall-deep text-ink-soft @max-[9rem]:hidden">
      <Icon glyph={FileText} size="l" />
      {src && !failed ? (
        <img
          src={src}
          alt=""
          width={72}
          height={72}
          loading="lazy"
          onError={() => setFailed(true)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : null}
    </span>
  );
}
