import { StatusBadge } from '~/components/ui/badge';
import type { StaffReward } from '~/domain/rewards/staff-rewards.server';
import { formatCount } from '~/lib/format-number';
import { ListRow } from '../list-row';
import { RowAction } from '../row-action';

export function RewardRow({ reward, gift }: { reward: StaffReward; gift: string }) {
  const { level, invites, isPosted, link, note, unlocked } = reward;
  const isOpen = isPosted || link !== null || note !== null;
  const members = unlocked === 1 ? '1 member' : `${formatCount(unlocked)} members`;
  return (
    <ListRow
      title={`Level ${level}: ${gift}`}
      actions={
        <RowAction to={`/admin/rewards/${level}`} icon="edit" about={`level ${level}`}>
          Edit
        </RowAction>
      }
    >
      <p className="text-small text-ink-soft">
        {invites} invites. {members} {isOpen ? 'unlocked it.' : 'waiting.'}
      </p>
      {link ? (
        <p className="text-small wrap-anywhere">
          <a href={link} target="_blank" rel="noreferrer" className="inline-block py-1 underline">
            {link}
          </a>
        </p>
      ) : null}
      {note ? <p className="max-w-read text-small wrap-break-word whitespace-pre-line">{note}</p> : null}
      <p className="mt-2">
        <StatusBadge status={isOpen ? 'approved' : 'pending'}>
          {isPosted ? 'By post' : isOpen ? 'Open' : 'Nothing set'}
        </StatusBadge>
      </p>
    </ListRow>
  );
}
