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
  const owner = plan.user_id === null ? [] : [`Member ${plan.user_id}`];
  return (
    <ContentRow
      title={plan.title}
      picture={<PlanCover src={plan.thumbnail_url} />}
      badge={describeAudience(plan)}
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

/** The members who can see the plan. A plan with an owner is never shown to other members. */
function describeAudience({ user_id, user_name, isPrivate }: StaffDietPlan): { lit: boolean; word: string } {
  if (user_id !== null) return { lit: false, word: `Only ${user_name ?? `member ${user_id}`}` };
  return isPrivate ? { lit: false, word: 'Private' } : { lit: true, word: 'Public' };
}

function describeKind({ type, karma_points_required: points }: StaffDietPlan): string {
  if (type === 'karma') return `Karma, ${formatCount(points)} points`;
  return type === 'free' ? 'Free' : 'Personalized';
}
