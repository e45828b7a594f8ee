import CalendarPlus from 'lucide/dist/esm/icons/calendar-plus.mjs';
import { Accordion } from '~/components/ui/accordion';
import { StatusBadge, Tag } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { CopyButton } from '~/components/ui/copy-button';
import { Meter } from '~/components/ui/meter';
import { PageHeader } from '~/components/ui/page-header';
import { EmptyState, ErrorState } from '~/components/ui/page-state';
import { Pagination } from '~/components/ui/pagination';
import { Skeleton } from '~/components/ui/skeleton';
import { TabLinks } from '~/components/ui/tab-links';
import { Cell, ColumnHeader, Row, Table } from '~/components/ui/table';
import { GalleryExample } from './gallery-example';

const QUESTIONS = [
  { id: 1, title: 'Do I need a mat?', body: 'A folded blanket does as well.' },
  { id: 2, title: 'Is it free?', body: 'Yes, for good.' },
];

export function PageComponentExamples({ theme }: { theme: string }) {
  return (
    <>
      <GalleryExample name="Heads and tabs">
        <PageHeader title="Live classes" action={<CopyButton text="ASHAFX2Y" variant="quiet" size="small" />}>
          Six slots a day
        </PageHeader>
        <TabLinks
          label={`Tabs ${theme}`}
          tabs={[
            { to: '?tab=donate', label: 'Donate', current: true },
            { to: '?tab=history', label: 'History', count: '12', current: false },
          ]}
        />
      </GalleryExample>
      <GalleryExample name="Cards, badges, meter">
        <Card className="grid gap-3">
          <div className="flex flex-wrap gap-2">
            <StatusBadge status="approved">approved</StatusBadge>
            <StatusBadge status="pending">pending</StatusBadge>
            <StatusBadge status="rejected">rejected</StatusBadge>
            <Tag glyph={CalendarPlus}>Beginner</Tag>
          </div>
          <Meter label={`Places ${theme}`} value={38} max={50} />
        </Card>
      </GalleryExample>
      <GalleryExample name="Table and pages">
        <Table
          caption={`Members ${theme}`}
          head={
            <>
              <ColumnHeader sortTo="?sort=name" direction="ascending">
                Name
              </ColumnHeader>
              <ColumnHeader figures>Karma</ColumnHeader>
            </>
          }
        >
          <Row current>
            <Cell heading>Asha Sharma</Cell>
            <Cell label="Karma" figures>
              1,202
            </Cell>
          </Row>
          <Row>
            <Cell heading>Ravi Kumar</Cell>
            <Cell label="Karma" figures>
              0
            </Cell>
          </Row>
        </Table>
        <Pagination label={`Pages ${theme}`} page={3} pageCount={9} hrefFor={(page) => `?page=${page}`} />
      </GalleryExample>
      <GalleryExample name="Questions">
        <Accordion items={QUESTIONS} name={`questions-${theme}`} firstOpen />
      </GalleryExample>
      <GalleryExample name="Nothing yet, failed, loading">
        <EmptyState title="No referrals yet" level={3}>
          Your first friend is one message away.
        </EmptyState>
        <ErrorState title="Failed to Load FAQs" level={3} action={<Button type="button">Try Again</Button>} />
        <Skeleton label={`Loading ${theme}`} />
      </GalleryExample>
    </>
  );
}
