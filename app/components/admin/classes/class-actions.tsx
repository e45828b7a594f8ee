import { RowAction } from '~/components/admin/row-action';
import { RowIcon } from '~/components/admin/row-icon';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { StaffClass } from '~/domain/classes/responses';
import { buildClassesUrl } from './classes-url';

interface ClassActionsProps {
  one: StaffClass;
  query: URLSearchParams;
}

/** Actions on the selected class. The less frequent ones are in the "More" menu. */
export function ClassActions({ one, query }: ClassActionsProps) {
  return (
    <div className="-mx-2 flex flex-wrap">
      <EditAction one={one} query={query} />
      <FrequentActions one={one} query={query} />
      <details name="class-actions" className="flex-[1_1_6rem]">
        <summary aria-label={`More for ${one.title}`} className="row-action">
          More
          <RowIcon name="more" />
        </summary>
        <div className="flex flex-wrap">
          <RareActions one={one} query={query} />
        </div>
      </details>
    </div>
  );
}

/** All actions on a class except Edit in one menu, which works without JavaScript. */
export function ClassMenu({ one, query }: ClassActionsProps) {
  return (
    <details name="class-actions" className="row-menu">
      <summary aria-label={`More for ${one.title}`} className="row-action">
        <span className="@max-[37.5rem]:hidden">More</span>
        <RowIcon name="more" />
      </summary>
      <div className="flex flex-wrap">
        <MeetingAction one={one} />
        <FrequentActions one={one} query={query} />
        <RareActions one={one} query={query} />
      </div>
    </details>
  );
}

/** All actions on a class as links in a row. */
export function ClassActionLinks({ one, query }: ClassActionsProps) {
  return (
    <>
      <EditAction one={one} query={query} />
      <MeetingAction one={one} />
      <FrequentActions one={one} query={query} />
      <RareActions one={one} query={query} />
    </>
  );
}

function EditAction({ one, query }: ClassActionsProps) {
  return one.is_cancelled || one.is_imported ? null : (
    <RowAction to={buildClassesUrl(query, `/${one.id}`)} icon="edit" about={one.title}>
      Edit
    </RowAction>
  );
}

function MeetingAction({ one: { live_link, title } }: { one: StaffClass }) {
  return live_link ? (
    <a href={live_link} target="_blank" rel="noreferrer" className="row-action">
      <RowIcon name="opens" />
      Live link
      <VisuallyHidden> of {title} (opens in a new window)</VisuallyHidden>
    </a>
  ) : null;
}

function FrequentActions({ one, query }: ClassActionsProps) {
  const attendance = buildClassesUrl(query, '/attendance', { date: one.class_date });
  const copy = buildClassesUrl(query, '/new', { copy: String(one.id) });
  return (
    <>
      <RowAction to={attendance} icon="attendance" about={one.title}>
        Attendance
      </RowAction>
      <RowAction to={copy} icon="copy" about={one.title}>
        Copy
      </RowAction>
    </>
  );
}

function RareActions({ one, query }: ClassActionsProps) {
  const own = (path: string) => buildClassesUrl(query, `/${one.id}${path}`);
  return (
    <>
      {one.repeats ? (
        <RowAction to={own('/end-series')} icon="repeat" about={`of ${one.title}`}>
          End series
        </RowAction>
      ) : one.is_cancelled || one.is_imported ? null : (
        <RowAction to={own('/repeat')} icon="repeat" about={one.title}>
          Repeat
        </RowAction>
      )}
      {one.is_cancelled || one.is_imported ? null : (
        <RowAction to={own('/cancel')} icon="cancel" about={one.title}>
          Cancel
        </RowAction>
      )}
      <RowAction to={own('/delete')} icon="delete" about={one.title}>
        Delete
      </RowAction>
    </>
  );
}
