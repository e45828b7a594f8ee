import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { Button, ButtonLink } from '~/components/ui/button';
import { DENSE_CONTROL_CLASS } from '~/components/ui/control-class';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { Select } from '~/components/ui/select';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import { type AuditEntry, listAuditLog } from '~/domain/admins/audit-log.server';
import { auditLogSchema } from '~/domain/admins/schemas';
import { listStaff } from '~/domain/admins/staff.server';
import { AUDIT_ACTIONS } from '~/domain/audit/actions';
import { loadAdminPage } from '~/http/pages/page.server';

export const meta: MetaFunction = () => [{ title: 'Audit Log, Sangha admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, 'manage_admins', async (ctx) => {
    const asked = auditLogSchema.safeParse(Object.fromEntries(new URL(args.request.url).searchParams));
    const query = asked.success ? asked.data : auditLogSchema.parse({});
    const [page, staff] = await Promise.all([listAuditLog(ctx, query), listStaff(ctx)]);
    return { page, query, staff: staff.map(({ id, name }) => ({ id, name })) };
  });
}

export default function AuditPage() {
  const { page, query, staff } = useLoaderData<typeof loader>();
  const { actor, action, subject, day } = query;
  const filters = Object.entries({ actor, action, subject, day });
  const kept = filters.filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  const older = new URLSearchParams(kept.map(([name, value]) => [name, String(value)]));
  const newest = older.size > 0 ? `/admin/audit?${older}` : '/admin/audit';
  if (page.before) older.set('before', page.before);
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
          <Select key={actor} name="actor" defaultValue={actor ?? ''} dense>
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
          <Select key={action} name="action" defaultValue={action ?? ''} dense>
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
          <input key={day} name="day" type="date" defaultValue={day} className={DENSE_CONTROL_CLASS} />
        </label>
        <Button variant="quiet">Filter</Button>
      </Form>
      {page.lines.length > 0 ? <AuditTable lines={page.lines} /> : <EmptyState title="Nothing was done here yet" />}
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

function AuditTable({ lines }: { lines: readonly AuditEntry[] }) {
  return (
    <Card padded={false} className="staff-table overflow-x-auto" aria-label="Audit log">
      <Table
        caption="Audit log"
        head={
          <>
            <ColumnHeader>When</ColumnHeader>
            <ColumnHeader>Who</ColumnHeader>
            <ColumnHeader>Action</ColumnHeader>
            <ColumnHeader>Subject</ColumnHeader>
            <ColumnHeader>Details</ColumnHeader>
          </>
        }
      >
        {lines.map((line) => (
          <Row key={line.id}>
            <Cell label="When">
              <span className="whitespace-nowrap">{line.at}</span>
            </Cell>
            <Cell label="Who">
              <span className="min-w-0">
                {line.who}
                {line.address ? <span className="block text-small text-ink-soft">{line.address}</span> : null}
              </span>
            </Cell>
            <Cell label="Action">{line.action}</Cell>
            <Cell label="Subject">
              <Subject name={line.subject} />
            </Cell>
            <Cell label="Details">{line.changes.length > 0 ? <Changes changes={line.changes} /> : '–'}</Cell>
          </Row>
        ))}
      </Table>
    </Card>
  );
}

/** URL prefix of the screen for each kind of audit subject. The id is appended. */
const SCREENS: Partial<Record<string, string>> = {
  member: '/admin/users/',
  donation: '/admin/financials/',
  class: '/admin/classes/',
  admin: '/admin/staff/',
};

function Subject({ name }: { name: string }) {
  const [kind = '', id = ''] = name.split(' ');
  const screen = SCREENS[kind];
  if (!screen || !/^\d+$/.test(id)) return name;
  return (
    <Link to={`${screen}${id}`} className="underline">
      {name}
    </Link>
  );
}

function Changes({ changes }: { changes: AuditEntry['changes'] }) {
  return (
    <details className="min-w-0 max-w-96">
      <summary className="inline-flex min-h-[38px] items-center text-neel underline">What changed</summary>
      <ul className="text-small break-words">
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            <span className="font-semibold">{field}:</span> {before === null ? null : <del>{before}</del>} {after}
          </li>
        ))}
      </ul>
    </details>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch the audit log. Please try again." />;
}
