import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { RetentionCohort } from '~/domain/analytics/retention.server';
import { RETENTION_COHORT_WEEKS } from '~/domain/analytics/policy';
import { formatDate } from '~/lib/date-text';
import { formatCount } from '~/lib/format-number';

const AFTER = Array.from({ length: RETENTION_COHORT_WEEKS.weeksAfter }, (_, at) => at + 1);

/**
 * Shows weekly retention cohorts: of the members who joined in a week, how many attended in each
 * following week. Calculated on demand.
 */
export function RetentionTable({ weeks, showAt }: { weeks: readonly RetentionCohort[] | null; showAt: string }) {
  return (
    <Card id="retention" aria-labelledby="retention-title" className="mt-8">
      <h2 id="retention-title" className="text-[1.375rem]">
        Who came again
      </h2>
      <p className="mt-1 text-ink-soft">
        Of those who joined in a week, how many came to a class in each of the {RETENTION_COHORT_WEEKS.weeksAfter} weeks
        after it.
      </p>
      {weeks ? (
        <div className="mt-4">
          <Table
            caption="Who came again"
            head={
              <>
                <ColumnHeader>Week of</ColumnHeader>
                <ColumnHeader figures>Joined</ColumnHeader>
                {AFTER.map((after) => (
                  <ColumnHeader key={after} figures>
                    Week +{after}
                  </ColumnHeader>
                ))}
              </>
            }
          >
            {weeks.map(({ week, joined, came }) => (
              <Row key={week}>
                <Cell label="Week of" heading>
                  {formatDate(week)}
                </Cell>
                <Cell label="Joined" figures>
                  {formatCount(joined)}
                </Cell>
                {came.map((count, at) => (
                  <Cell key={AFTER[at]} label={`Week +${at + 1}`} figures>
                    <Share of={joined} count={count} />
                  </Cell>
                ))}
              </Row>
            ))}
          </Table>
        </div>
      ) : (
        <p className="mt-4">
          <ButtonLink to={showAt} variant="quiet" preventScrollReset>
            Count them
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}

/** Shows the percentage, or a dash for a future week or a week in which nobody joined. */
function Share({ of, count }: { of: number; count: number | null }) {
  if (count === null || of === 0)
    return (
      <span className="text-ink-soft">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{count === null ? 'Not over yet' : 'Nobody joined'}</VisuallyHidden>
      </span>
    );
  return (
    <span>
      {Math.round((100 * count) / of)} % <span className="text-small text-ink-soft">{formatCount(count)}</span>
    </span>
  );
}
