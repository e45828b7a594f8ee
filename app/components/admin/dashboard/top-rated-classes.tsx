import { lazy } from 'react';
import { ChartFrame, ChartLegend } from '~/components/admin/chart-frame';
import { Card } from '~/components/ui/card';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import type { FavouriteClass } from '~/domain/analytics/responses';
import { formatCount } from '~/lib/format-number';

const TopRatedChart = lazy(() => import('./top-rated-chart'));

/** The best-rated classes as a chart and as a table of the same figures. */
export function TopRatedClasses({ classes }: { classes: readonly FavouriteClass[] }) {
  return (
    <Card aria-labelledby="top-rated" className="@container mt-8">
      <header className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id="top-rated" className="text-[1.375rem]">
          Top Rated Classes
        </h2>
        {classes.length > 0 ? (
          <ChartLegend entries={[{ label: 'Average rating, of 5' }, { label: 'Total ratings', lit: true }]} />
        ) : null}
      </header>
      {classes.length > 0 ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-4 @min-[56rem]:grid-cols-[minmax(0,600fr)_minmax(0,340fr)]">
          <ChartFrame>
            <TopRatedChart classes={classes} />
          </ChartFrame>
          <div className="self-start">
            <Table
              caption="Top rated classes"
              stacked={false}
              head={
                <>
                  <ColumnHeader>Class</ColumnHeader>
                  <ColumnHeader figures>Rating</ColumnHeader>
                  <ColumnHeader figures>Ratings</ColumnHeader>
                </>
              }
            >
              {classes.map((one) => (
                <Row key={one.title}>
                  <Cell label="Class" heading>
                    {one.title}
                  </Cell>
                  <Cell label="Rating" figures>
                    {one.average_rating.toFixed(1)}
                  </Cell>
                  <Cell label="Ratings" figures>
                    {formatCount(one.total_ratings)}
                  </Cell>
                </Row>
              ))}
            </Table>
          </div>
        </div>
      ) : (
        <p className="text-ink-soft">A class appears here once three members have rated it.</p>
      )}
    </Card>
  );
}
