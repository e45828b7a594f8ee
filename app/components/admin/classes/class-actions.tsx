import { RowAction } from '~/components/admin/row-action';
import { RowIcon } from '~/components/admin/row-icon';
import type { StaffClass } from '~/domain/classes/responses';
import { buildClassesUrl } from './classes-url';

/** Actions on a class. The less frequent ones are in the "More" menu. */
export function ClassActions({ one, query }: { one: StaffClass; query: URLSearchParams }) {
  const own = (path: string) => buildClassesUrl(query, `/${one.id}${path}`);
  const copy = buildClassesUrl(query, '/new', { copy: String(one.id) });
  return (
    <div className="-mx-2 flex flex-wrap">
      {one.is_cancelled ? null : (
        <RowAction to={own('')} icon="edit" about={one.title}>
          Edit
        </RowAction>
      )}
      <RowAction to={copy} icon="copy" about={one.title}>
        Copy
      </RowAction>
      <details name="class-actions" className="flex-[1_1_6rem]">
        <summary aria-label={`More for ${one.title}`} className="row-action">
          More
          <RowIcon name="more" />
        </summary>
        <div className="flex flex-wrap">
          {one.repeats ? (
            <RowAction to={own('/end-series')} icon="repeat" about={`of ${one.title}`}>
              End series
            </RowAction>
          ) : one.is_cancelled ? null : (
            <RowAction to={own('/repeat')} icon="repeat" about={one.title}>
              Repeat
            </RowAction>
          )}
          {one.is_cancelled ? null : (
            <RowAction to={own('/cancel')} icon="cancel" about={one.title}>
              Cancel
            </RowAction>
          )}
          <RowAction to={own('/delete')} icon="delete" about={one.title}>
            Delete
          </RowAction>
        </div>
      </details>
    </div>
  );
}
