import FileText from 'lucide/dist/esm/icons/file-text.mjs';
import { useSearchParams } from '@remix-run/react';
import { Icon } from '~/components/ui/icon';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { StaffDietPlan } from '~/domain/plans/responses';
import { formatCount } from '~/lib/format-number';
import { ContentRow } from './content-row';
import { PlanCover } from './plan-cover';
import { buildPlansUrl } from './plans-url';

export function PlanItem({ plan, added }: { plan: StaffDietPlan; added: string }) {
  const [query] = useSearchParams();
  const to = (path: string) => buildPlansUrl(query, `/${plan.id}${path}`);
  const owner = plan.user_id === null ? [] : [`For ${plan.user_name ?? 'user'} (${plan.user_id})`];
  return (
    <ContentRow
      title={plan.title}
      picture={<PlanCover src={plan.thumbnail_url} />}
      badge={{ lit: !plan.isPrivate, word: plan.isPrivate ? 'Private' : 'Public' }}
      tags={[describeKind(plan), ...owner]}
      editTo={to('')}
      deleteTo={to('/delete')}
    >
      <p>{plan.description}</p>
      <p className="flex flex-wrap items-center gap-x-3">
        {plan.media_url ? (
          <a href={plan.media_url} download className="inline-flex min-h-[38px] items-center gap-1 text-neel underline">
            <Icon glyph={FileText} size="s" />
            PDF
            <VisuallyHidden> of {plan.title}</VisuallyHidden>
          </a>
        ) : (
          <span>No PDF yet</span>
        )}
        <span>Added {added}</span>
      </p>
    </ContentRow>
  );
}

function describeKind({ type, karma_points_required: points }: StaffDietPlan): string {
  if (type === 'karma') return `Karma, ${formatCount(points)} points`;
  return type === 'free' ? 'Free' : 'Personalized';
}
