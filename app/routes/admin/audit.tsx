import { Fragment } from 'react';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { FilterChips } from '~/components/admin/filter-chips';
import { FilterForm } from '~/components/admin/filter-form';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { ShowAllLink } from '~/components/admin/show-all-link';
import { Button, ButtonLink } from '~/components/ui/button';
import { DENSE_CONTROL_CLASS } from '~/components/ui/control-class';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { Select } from '~/components/ui/select';
import { useHydrated } from '~/components/ui/use-hydrated';
import { type AuditEntry, listAuditLog } from '~/domain/admins/audit-log.server';
import { auditLogSchema } from '~/domain/admins/schemas';
import { listStaffNames } from '~/domain/admins/staff.server';
import { AUDIT_TOPICS, type AuditTopic, listTopicActions } from '~/domain/audit/sentences';
import { formatDate } from '~/lib/date-text';
import { loadAdminPage } from '~/http/pages/page.server';

const HERE = '/admin/audit';
const TOPICS = Object.entries(AUDIT_TOPICS) as [AuditTopic, (typeof AUDIT_TOPICS)[AuditTopic]][];

export const meta: MetaFunction = () => [{ title: 'Audit Log, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, 'manage_admins', async (ctx) => {
    const parsed = auditLogSchema.safeParse(Object.fromEntries(new URL(args.request.url).searchParams));
    const query = parsed.success ? parsed.data : auditLogSchema.parse({});
    const [page, staff] = await Promise.all([listAuditLog(ctx, query), listStaffNames(ctx)]);
    return { page, query, staff, actions: query.topic ? listTopicActions(query.topic) : [] };
  });
}

export default function AuditPage() {
  const { page, query, staff, actions } = useLoaderData<typeof loader>();
  const { actor, action, subject, day, topic } = query;
  const filters = { actor, action, subject, day, topic };
  const isFiltered = Object.values(filters).some((one) => one !== undefined);
  return (
    <>
      <PageHeader title="Audit Log">Who did what, the latest first. Nothing here can be changed.</PageHeader>
      <FilterForm
        action={HERE}
        label="Audit log"
        className="mt-5 mb-3 flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden"
      >
        {topic ? <input type="hidden" name="topic" value={topic} /> : null}
        <label className="grid flex-[1_1_14rem] gap-1 text-small font-semibold">
          Subject
          <input
            type="search"
            name="subject"
            defaultValue={subject}
            maxLength={60}
            placeholder="class 7, or class"
            className={DENSE_CONTROL_CLASS}
          />
        </label>
        <label className="grid min-w-0 flex-[1_1_9rem] gap-1 text-small font-semibold sm:flex-[0_1_13rem]">
          Admin
          <Select name="actor" defaultValue={actor ?? ''} dense>
            <option value="">Anybody</option>
            {staff.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </label>
        {actions.length > 0 ? (
          <label className="grid min-w-0 flex-[1_1_9rem] gap-1 text-small font-semibold sm:flex-[0_1_13rem]">
            Action
            <Select key={topic} name="action" defaultValue={action ?? ''} dense>
              <option value="">Anything</option>
              {actions.map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          </label>
        ) : action ? (
          <input type="hidden" name="action" value={action} />
        ) : null}
        <label className="grid flex-[1_1_9rem] gap-1 text-small font-semibold sm:flex-none">
          Day
          <input name="day" type="date" defaultValue={day} className={DENSE_CONTROL_CLASS} />
        </label>
        {isFiltered ? <ShowAllLink to={HERE} /> : null}
      </FilterForm>
      <div className="mb-5">
        <FilterChips
          label="Topics"
          chips={[
            { to: buildUrl({ actor, subject, day }), label: 'All', current: topic === undefined },
            ...TOPICS.map(([name, { label }]) => ({
              to: buildUrl({ actor, subject, day, topic: name }),
              label,
              current: topic === name,
            })),
          ]}
        />
      </div>
      {page.lines.length > 0 ? (
        <>
          <ExportForm filters={filters} />
          <AuditList lines={page.lines} page={buildUrl({ ...filters, before: page.cursor })} />
        </>
      ) : (
        <EmptyState title={isFiltered ? 'No entry matches these filters' : 'Nothing was done here yet'} />
      )}
      <nav aria-label="Pages of the audit log" className="mt-4 flex flex-wrap gap-2.5">
        {query.before ? (
          <ButtonLink to={buildUrl(filters)} variant="quiet">
            Newest
          </ButtonLink>
        ) : null}
        {page.before ? (
          <ButtonLink to={buildUrl({ ...filters, before: page.before })} rel="next" variant="quiet">
            Older
          </ButtonLink>
        ) : null}
      </nav>
    </>
  );
}

type UrlQuery = Readonly<Record<string, string | number | null | undefined>>;

function buildUrl(query: UrlQuery, path = HERE): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Exports all entries that have the filters. */
function ExportForm({ filters }: { filters: UrlQuery }) {
  return (
    <form method="post" action={buildUrl(filters, `${HERE}/export`)} className="mb-3 print:hidden">
      {Object.entries(filters).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <Button variant="quiet">Export as CSV</Button>
    </form>
  );
}

/** `page` is the URL of the page of the log with these entries, with a query. */
function AuditList({ lines, page }: { lines: readonly AuditEntry[]; page: string }) {
  // With JavaScript the page keeps its scroll position, and a fragment would move it.
  const isHydrated = useHydrated();
  return (
    <Card padded={false} aria-label="Audit log">
      <ol>
        {lines.map((line, at) => (
          <Fragment key={line.id}>
            {lines[at - 1]?.day === line.day ? null : (
              <li className="bg-wall-deep px-4 py-1 text-small font-semibold sm:px-5">{formatDate(line.day)}</li>
            )}
            <Entry line={line} page={page} fragment={isHydrated ? '' : `#entry-${line.id}`} />
          </Fragment>
        ))}
      </ol>
    </Card>
  );
}

function Entry({ line, page, fragment }: { line: AuditEntry; page: string; fragment: string }) {
  const { time, who, sentence, to, reason, details, times, id } = line;
  return (
    <li id={`entry-${id}`} className="flex flex-wrap items-baseline gap-x-3 border-t border-hair px-4 py-2 sm:px-5">
      <span className="tabular w-[4.75rem] text-small text-ink-soft">{time}</span>
      <p className="min-w-0 flex-[1_1_14rem] break-words">
        <b>{who}</b> {sentence.before}
        {sentence.subject && to ? (
          <Link to={to} className="text-ink underline">
            {sentence.subject}
          </Link>
        ) : (
          sentence.subject
        )}
        {sentence.after}
        {times > 1 ? ` and ${times - 1} more` : ''}
        {reason ? `: “${reason}”` : ''}
      </p>
      <Link
        to={details ? page + fragment : `${page}&entry=${id}${fragment}`}
        preventScrollReset
        aria-expanded={details !== null}
        className="flex min-h-[34px] items-center text-small text-neel underline"
      >
        {details ? 'Hide' : 'Details'}
      </Link>
      {details ? (
        <div className="w-full pb-1 sm:pl-[5.5rem]">
          {details.changes.length > 0 ? <Changes changes={details.changes} /> : null}
          <p className="mt-1 text-small text-ink-soft">
            {details.address ? `From ${details.address}. ` : ''}Entry {id}.
          </p>
        </div>
      ) : null}
    </li>
  );
}

function Changes({ changes }: { changes: NonNullable<AuditEntry['details']>['changes'] }) {
  return (
    <dl>
      {changes.map(({ field, before, after }) => (
        <div key={field} className="flex flex-wrap gap-x-4 border-t border-hair py-1.5 break-words">
          <dt className="flex-[0_1_11rem] text-ink-soft">{field}</dt>
          <dd className="min-w-0 flex-[1_1_14rem]">
            {before === null ? 'set to ' : 'from '}
            {before === null ? null : <del className="text-sindoor">{before}</del>}
            {before === null ? null : ' to '}
            {after === null ? 'nothing' : <ins className="font-semibold text-neem no-underline">{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch the audit log. Please try again." />;
}
