import { Link } from '@remix-run/react';
import { Card } from '~/components/ui/card';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import type { ImportSummary } from '~/domain/imports/queries.server';
import { formatCount } from '~/lib/format-number';
import { ImportStateLabel } from './import-state';

/** The newest imports. Each one opens its own page. */
export function ImportList({ imports }: { imports: readonly ImportSummary[] }) {
  return (
    <Card padded={false} className="staff-table mt-4 overflow-x-auto" aria-label="Imports so far">
      <Table
        caption="Imports so far"
        twoLine
        head={
          <>
            <ColumnHeader>Imports so far</ColumnHeader>
            <ColumnHeader>Started</ColumnHeader>
            <ColumnHeader>State</ColumnHeader>
            <ColumnHeader figures>New</ColumnHeader>
          </>
        }
      >
        {imports.map((one) => (
          <Row key={one.id}>
            <Cell heading place="name">
              <Link to={`/admin/import/${one.id}`} className="row-link font-semibold wrap-anywhere no-underline">
                {one.fileName}
              </Link>{' '}
              <span className="text-ink-soft">
                {one.kind === 'attendances' ? 'attendances, ' : ''}by {one.by}
              </span>
            </Cell>
            <Cell label="Started" place="note">
              {one.uploaded}
            </Cell>
            <Cell label="State" place="state">
              <ImportStateLabel summary={one} />
            </Cell>
            <Cell label="New" figures place="figure">
              {formatCount(one.imported - one.undone)}
            </Cell>
          </Row>
        ))}
      </Table>
    </Card>
  );
}
