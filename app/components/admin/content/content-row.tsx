import type { ReactNode } from 'react';
import { ListRow } from '~/components/admin/list-row';
import { RowAction } from '~/components/admin/row-action';
import { StatusBadge, Tag } from '~/components/ui/badge';

export function ContentRow({
  title,
  picture,
  badge,
  tags,
  editTo,
  deleteTo,
  children,
}: {
  title: string;
  picture?: ReactNode;
  badge: { lit: boolean; word: string };
  tags: readonly string[];
  editTo: string;
  deleteTo: string;
  children: ReactNode;
}) {
  return (
    <ListRow
      title={title}
      picture={picture}
      actions={
        <>
          <RowAction to={editTo} icon="edit" about={title}>
            Edit
          </RowAction>
          <RowAction to={deleteTo} icon="delete" about={title}>
            Delete
          </RowAction>
        </>
      }
    >
      <div className="mt-1 text-small text-ink-soft wrap-break-word">{children}</div>
      <p className="mt-2 flex flex-wrap gap-2">
        <StatusBadge status={badge.lit ? 'approved' : 'pending'} isLong>
          {badge.word}
        </StatusBadge>
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </p>
    </ListRow>
  );
}
