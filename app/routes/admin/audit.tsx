import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ChangeEvent, Fragment } from 'react';
import { Form, Link, useLoaderData, useSubmit } from '@remix-run/react';
import { FilterChips } from '~/components/admin/filter-chips';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { Button, ButtonLink } from '~/components/ui/button';
import { DENSE_CONTROL_CLASS } from '~/components/ui/control-class';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { Select } from '~/components/ui/select';
import { type AuditEntry, listAuditLog } from '~/domain/admins/audit-log.server';
import { auditLogSchema } from '~/domain/admins/schemas';
import { listStaff } from '~/domain/admins/staff.server';
import { AUDIT_ACTIONS } from '~/domain/audit/actions';
import { AUDIT_TOPICS, type AuditTopic } from '~/domain/audit/sentences';
import { formatDate } from '~/lib/date-text';
import { loadAdminPage } from '~/http/pages/page.server';

export const meta: MetaFunction = () => [{ title: 'Audit Log, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, 'manage_admins', async (ctx) => {
    const parsed = auditLogSchema.safeParse(Object.fromEntries(new URL(args.request.url).searchParams));
    const query = parsed.success ? parsed.data : auditLogSchema.parse({});
    const [page, staff] = await Promise.all([listAuditLog(ctx, query), listStaff(ctx)]);
    return { page, query, staff: staff.map(({ id, name }) => ({ id, name })) };
  });
}

export default function AuditPage() {
  const { page, query, staff } = useLoaderData<typeof loader>();
  const { actor, action, subject, day, topic } = query;
  const submit = useSubmit();
  const apply = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    form && submit(form, { replace: true, preventScrollReset: true });
  const filters = Object.entries({ actor, action, subject, day, topic });
  const currentFilters = filters.filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  const older = new URLSearchParams(currentFilters.map(([name, value]) => [name, String(value)]));
  const newest = older.size > 0 ? `/admin/audit?${older}` : '/admin/audit';
  if (page.before) older.set('before', page.before);
  const toTopic = (one: AuditTopic | null) => {
    const others = new URLSearchParams(
      currentFilters.filter(([name]) => name !== 'topic').map(([name, value]) => [name, String(value)]),
    );
    if (one) others.set('topic', one);
    return others.size > 0 ? `/admin/audit?${others}` : '/admin/audit';
  };
  return (
    <>
      <PageHeader title="Audit Log">Who did what, the latest first. Nothing here can be changed.</PageHeader>
      <Form
        method="get"
        role="search"
        aria-label="Audit log"
        className="my-6 grid grid-cols-[minmax(0,1fr)] print:hidden items-end gap-x-4 gap-y-3 sm:flex sm:flex-wrap"
      >
        <label className="grid gap-1 text-small font-semibold">
          Admin
          <Select name="actor" defaultValue={actor ?? ''} onChange={apply} dense>
            <option value="">Anybody</option>
            {staff.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </label>
        <label className="grid gap-1 text-small font-semibold">
          Action
          <Select name="action" defaultValue={action ?? ''} onChange={apply} dense>
            <option value="">Anything</option>
            {Object.entries(AUDIT_ACTIONS).map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </Select>
        </label>
        <label className="grid gap-1 text-small font-semibold sm:flex-[1_1_12rem]">
          Subject
          <input
            key={subject}
            name="subject"
            defaultValue={subject}
            maxLength={60}
            placeholder="class 7, or class"
            className={DENSE_CONTROL_CLASS}
          />
        </label>
        <label className="grid gap-1 text-small font-semibold">
          Day
          <input name="day" type="date" defaultValue={day} onChange={apply} className={DENSE_CONTROL_CLASS} />
        </label>
        <Button variant="quiet">Show</Button>
        {topic ? <input type="hidden" name="topic" value={topic} /> : null}
      </Form>
      <div className="mb-5">
        <FilterChips
          label="Topics"
          chips={[
            { to: toTopic(null), label: 'All', current: topic === undefined },
            ...(Object.keys(AUDIT_TOPICS) as AuditTopic[]).map((one) => ({
              to: toTopic(one),
              label: AUDIT_TOPICS[one].label,
              current: topic === one,
            })),
          ]}
        />
      </div>
      {page.lines.length > 0 ? <AuditList lines={page.lines} /> : <EmptyState title="Nothing was done here yet" />}
      <nav aria-label="Pages of the audit log" className="mt-4 flex flex-wrap gap-2.5">
        {query.before ? (
          <ButtonLink to={newest} variant="quiet">
            Newest
          </ButtonLink>
        ) : null}
        {page.before ? (
          <ButtonLink to={`/admin/audit?${older}`} rel="next" variant="quiet">
            Older
          </ButtonLink>
        ) : null}
      </nav>
    </>
  );
}

function AuditList({ lines }: { lines: readonly AuditEntry[] }) {
  return (
    <Card padded={false} aria-label="Audit log">
      <ol>
        {lines.map((line, at) => (
          <Fragment key={line.id}>
            {lines[at - 1]?.day === line.day ? null : (
              <li className="bg-wall-deep px-4 py-1 text-small font-semibold sm:px-5">{formatDate(line.day)}</li>
            )}
            <Entry line={line} />
          </Fragment>
        ))}
      </ol>
    </Card>
  );
}

function Entry({ line: { time, who, sentence, to, reason, changes, address, times, id } }: { line: AuditEntry }) {
  return (
    <li className="border-t border-hair px-4 py-2 sm:px-5">
      <div className="flex flex-wrap gap-x-3">
        <span className="tabular w-[4.75rem] text-small text-ink-soft">{time}</span>
        <p className="min-w-0 flex-[1_1_14rem] break-words sm:mr-20">
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
      </div>
      <details className="mt-0.5 sm:-mt-8">
        <summary className="flex min-h-[34px] w-fit cursor-pointer items-center text-small text-neel underline sm:ml-auto">
          Details
        </summary>
        {changes.length > 0 ? <Changes changes={changes} /> : null}
        <p className="mt-1 text-small text-ink-soft">
          {address ? `From ${address}. ` : ''}Entry {id}.
        </p>
      </details>
    </li>
  );
}

/** List of changed fields. It uses plain elements, because a page contains fifty such lists. */
function Changes({ changes }: Pick<AuditEntry, 'changes'>) {
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
