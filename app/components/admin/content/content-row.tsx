import type { ReactNode } from 'react';
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
    <li className="flex flex-wrap gap-x-4 gap-y-2 border-b border-hair px-4 py-3.5 last:border-b-0 sm:flex-nowrap sm:px-5">
      {picture}
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-text text-body leading-snug font-semibold tracking-normal wrap-break-word">{title}</h2>
        <div className="mt-1 text-small text-ink-soft wrap-break-word">{children}</div>
        <p className="mt-2 flex flex-wrap gap-2">
          <StatusBadge status={badge.lit ? 'approved' : 'pending'} isLong>
            {badge.word}
          </StatusBadge>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </p>
      </div>
      <div className="-mx-2 flex flex-none items-start">
        <RowAction to={editTo} icon="edit" about={title}>
          Edit
        </RowAction>
        <RowAction to={deleteTo} icon="delete" about={title}>
          Delete
        </RowAction>
      </div>
    </li>
  );
}
