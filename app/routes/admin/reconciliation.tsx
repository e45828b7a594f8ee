import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { FinancialTabs } from '~/components/admin/financials/financial-tabs';
import { StatementLines } from '~/components/admin/statements/statement-lines';
import { StatusBadge } from '~/components/ui/badge';
import { getButtonClass } from '~/components/ui/button-class';
import { Card } from '~/components/ui/card';
import { DownloadLink } from '~/components/ui/download-link';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState } from '~/components/ui/page-state';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import { VIEW_STATEMENTS_PERMISSIONS } from '~/domain/admins/policy';
import { PAYMENT_METHOD_LABELS } from '~/domain/donations/policy';
import type { Payout } from '~/domain/statements/payouts.server';
import { listDifferences, reconcileMonth, type ReconciledDay } from '~/domain/statements/reconciliation.server';
import { reconciliationSchema } from '~/domain/statements/schemas';
import { loadAdminPage } from '~/http/pages/page.server';
import { addMonths, formatDate, formatMonth, isLocalDate } from '~/lib/calendar';
import { formatCount, formatPaise } from '~/lib/format-number';

const HERE = '/admin/financials/reconciliation';

export const meta: MetaFunction = () => [{ title: 'Reconciliation, admin' }];

export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, VIEW_STATEMENTS_PERMISSIONS, async (ctx) => {
    const query = Object.fromEntries(new URL(args.request.url).searchParams);
    const parsed = reconciliationSchema.safeParse(query);
    const day = isLocalDate(query.day ?? '') ? (query.day ?? null) : null;
    const thisMonth = ctx.clock.today().slice(0, 7);
    const month = day?.slice(0, 7) ?? (parsed.success ? parsed.data.month : thisMonth);
    const [days, differences] = await Promise.all([reconcileMonth(ctx, month), day && listDifferences(ctx, day)]);
    return { month, thisMonth, days, day, differences: differences || null };
  });
}

export default function ReconciliationPage() {
  const { month, days, day, thisMonth } = useLoaderData<typeof loader>();
  const addressOf = (other: string) => `${HERE}?month=${other}`;
  const count = days.filter(({ hasDifference }) => hasDifference).length;
  return (
    <>
      <PageHeader
        title={`Reconciliation, ${formatMonth(month)}`}
        action={
          <DownloadLink
            href={`${HERE}/export?month=${month}`}
            failed="The file could not be downloaded. Please try again."
            className={getButtonClass({ variant: 'quiet' })}
          >
            Download as CSV
          </DownloadLink>
        }
      >
        {describeCount(days.length, count)}
      </PageHeader>
      <FinancialTabs current={HERE} />
      <nav aria-label="Months" className="mt-1 flex flex-wrap gap-x-5">
        <Link to={addressOf(addMonths(month, -1))} className="py-2.5 font-semibold underline">
          Month before
        </Link>
        {month < thisMonth ? (
          <Link to={addressOf(addMonths(month, 1))} className="py-2.5 font-semibold underline">
            Month after
          </Link>
        ) : null}
      </nav>
      <Differences />
      {day && days.length > 0 ? <h2 className="mt-6 text-step-1">All days</h2> : null}
      <div className="mt-3">
        {days.length === 0 ? (
          <EmptyState title="Nothing in this month">There are no approved donations and no statements.</EmptyState>
        ) : (
          <DayTable days={days} />
        )}
      </div>
    </>
  );
}

function describeCount(days: number, differences: number): string | null {
  if (days === 0) return null;
  if (differences === 0) return 'The books and the statements agree.';
  return differences === 1
    ? 'One day with a difference, listed first.'
    : `${formatCount(differences)} days with a difference, listed first.`;
}

function DayTable({ days }: { days: readonly ReconciledDay[] }) {
  return (
    <Card padded={false} className="staff-table overflow-x-auto" aria-label="Days">
      <Table
        caption="Days of the month"
        head={
          <>
            <ColumnHeader>Day</ColumnHeader>
            <ColumnHeader figures>Online and settled</ColumnHeader>
            <ColumnHeader figures>Bank and statement</ColumnHeader>
            <ColumnHeader figures>Lines without a donation</ColumnHeader>
            <ColumnHeader figures>Not on statements</ColumnHeader>
            <ColumnHeader figures>Payouts</ColumnHeader>
          </>
        }
      >
        {days.map((row) => (
          <Row key={row.day}>
            <Cell label="Day" heading>
              <span className="grid justify-items-start gap-1 @max-[37.5rem]:flex @max-[37.5rem]:flex-wrap @max-[37.5rem]:justify-between">
                <Link to={`${HERE}?day=${row.day}`} className="font-semibold whitespace-nowrap underline">
                  {formatDate(row.day)}
                </Link>
                <StatusBadge status={row.hasDifference ? 'pending' : 'approved'}>
                  {row.hasDifference ? 'Difference' : 'Agrees'}
                </StatusBadge>
              </span>
            </Cell>
            <Cell label="Online and settled" figures>
              <Pair ledger={row.online} proved={row.settled} label="settled" />
            </Cell>
            <Cell label="Bank and statement" figures>
              <Pair ledger={row.bank} proved={row.onStatement} label="on statement" />
            </Cell>
            <Cell label="Lines without a donation" figures>
              <Amount paise={row.openBank + row.openSettlement} />
            </Cell>
            <Cell label="Not on statements" figures>
              <Amount paise={row.other} />
            </Cell>
            <Cell label="Payouts" figures>
              <PayoutAmounts row={row} />
            </Cell>
          </Row>
        ))}
      </Table>
    </Card>
  );
}

/**
 * The payout of the payment provider, its calculation, and the part that appears on the bank
 * statement.
 */
function PayoutAmounts({ row: { gross, fees, tax, refunds, net, payouts } }: { row: ReconciledDay }) {
  const parts = [
    fees === 0 ? null : `${formatPaise(fees)} fees`,
    tax === 0 ? null : `${formatPaise(tax)} tax`,
    refunds === 0 ? null : `${formatPaise(refunds)} refunds`,
  ].filter((part) => part !== null);
  return (
    <>
      <Pair ledger={net} proved={payouts} label="at the bank" />
      {parts.length > 0 ? (
        <span className="block text-small text-ink-soft">
          {formatPaise(gross)} less {parts.join(', ')}
        </span>
      ) : null}
    </>
  );
}

/** An amount, or a dash for zero, so that the amounts are easy to see. */
function Amount({ paise }: { paise: number }) {
  return paise === 0 ? <span className="none-on-phone text-ink-soft">–</span> : <>{formatPaise(paise)}</>;
}

function Pair({ ledger, proved, label }: { ledger: number; proved: number; label: string }) {
  if (ledger === 0 && proved === 0) return <Amount paise={0} />;
  return (
    <span>
      {formatPaise(ledger)}
      <span
        className={ledger === proved ? 'block text-small text-ink-soft' : 'block text-small font-semibold text-haldi'}
      >
        {formatPaise(proved)} {label}
      </span>
    </span>
  );
}

/** Donations and lines of the chosen day that have no counterpart. */
function Differences() {
  const { day, differences } = useLoaderData<typeof loader>();
  if (!day || !differences) return null;
  const { donations, lines, payouts } = differences;
  return (
    <section aria-labelledby="day-title" className="mt-4 grid gap-3">
      <h2 id="day-title" className="text-step-1">
        {formatDate(day)}
      </h2>
      {donations.length === 0 && lines.length === 0 && payouts.every(({ net, atBank }) => net === atBank) ? (
        <EmptyState title="Every row agrees">The statements show every donation of this day.</EmptyState>
      ) : null}
      {donations.length > 0 ? (
        <Card aria-label="Donations that no statement shows" className="lg:p-[22px]">
          <h3 className="mb-2 font-semibold">Donations that no statement shows</h3>
          <ul>
            {donations.map(({ id, donor, amountPaise, method }) => (
              <li key={id} className="py-1">
                <Link to={`/admin/financials/${id}`} className="underline">
                  Donation {id}
                </Link>{' '}
                of <bdi>{donor}</bdi>, {formatPaise(amountPaise)}, {PAYMENT_METHOD_LABELS[method]}
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {payouts.length > 0 ? (
        <>
          <h3 className="mt-2 font-semibold">Payouts of the payment provider</h3>
          <PayoutTable payouts={payouts} />
        </>
      ) : null}
      {lines.length > 0 ? (
        <>
          <h3 className="mt-2 font-semibold">Lines without a donation</h3>
          <StatementLines lines={lines} caption="Lines without a donation" />
        </>
      ) : null}
    </section>
  );
}

/** The payouts of the chosen day, from the payments to the bank line. */
function PayoutTable({ payouts }: { payouts: readonly Payout[] }) {
  const known = (paise: number, isKnown: boolean) => (isKnown ? formatPaise(paise) : 'Not in the report');
  return (
    <Card padded={false} className="staff-table overflow-x-auto" aria-label="Payouts of the payment provider">
      <Table
        caption="Payouts of the payment provider"
        head={
          <>
            <ColumnHeader>Payout</ColumnHeader>
            <ColumnHeader figures>Payments</ColumnHeader>
            <ColumnHeader figures>Fees</ColumnHeader>
            <ColumnHeader figures>Tax</ColumnHeader>
            <ColumnHeader figures>Refunds</ColumnHeader>
            <ColumnHeader figures>Paid out</ColumnHeader>
            <ColumnHeader figures>At the bank</ColumnHeader>
          </>
        }
      >
        {payouts.map(({ utr, gross, fees, tax, refunds, net, isKnown, atBank }) => (
          <Row key={utr} current={isKnown && net !== atBank}>
            <Cell label="Payout" heading>
              <span className="wrap-anywhere">{utr}</span>
            </Cell>
            <Cell label="Payments" figures>
              {formatPaise(gross)}
            </Cell>
            <Cell label="Fees" figures>
              {known(fees, isKnown)}
            </Cell>
            <Cell label="Tax" figures>
              {known(tax, isKnown)}
            </Cell>
            <Cell label="Refunds" figures>
              {known(refunds, isKnown)}
            </Cell>
            <Cell label="Paid out" figures>
              {known(net, isKnown)}
            </Cell>
            <Cell label="At the bank" figures>
              <span className={isKnown && net !== atBank ? 'font-semibold text-haldi' : undefined}>
                {atBank === 0 ? 'Not yet' : formatPaise(atBank)}
              </span>
            </Cell>
          </Row>
        ))}
      </Table>
    </Card>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
