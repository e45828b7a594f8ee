import { Accordion } from '~/components/ui/accordion';
import { ButtonLink } from '~/components/ui/button';
import { EmptyState, ErrorState } from '~/components/ui/page-state';
import { Skeleton } from '~/components/ui/skeleton';
import { TabLinks } from '~/components/ui/tab-links';
import { useSlowLoad } from '~/components/ui/use-slow-load';
import type { Faq, VideoResource } from '~/domain/content/answers';
import type { DietPlan } from '~/domain/plans/answers';
import { PlanRow } from './plan-row';
import { VideoRow } from './video-row';

/** One list of resources; null items could not be loaded. */
export type ResourceListView =
  | { list: 'pdfs'; items: readonly DietPlan[] | null }
  | { list: 'videos'; items: readonly VideoResource[] | null }
  | { list: 'faqs'; items: readonly Faq[] | null };

type ListName = ResourceListView['list'];

const lists: Record<ListName, { tab: string; name: string; failed: string; empty: string; soon: string }> = {
  pdfs: {
    tab: 'PDFs',
    name: 'diet plans',
    failed: 'Failed to Load Diet Plans',
    empty: 'No diet plans yet',
    soon: 'The first ones are being written.',
  },
  videos: {
    tab: 'VIDEOS',
    name: 'videos',
    failed: 'Failed to Load Videos',
    empty: 'No videos yet',
    soon: 'Recorded classes will stand here.',
  },
  faqs: {
    tab: 'FAQs',
    name: 'FAQs',
    failed: 'Failed to Load FAQs',
    empty: 'No FAQs available at the moment.',
    soon: 'Ask in the WhatsApp group meanwhile.',
  },
};

const NAMES = Object.keys(lists) as ListName[];

/** PDFs, videos and questions as three tabs of one page; `toList` gives each its address. */
export function ResourceTabs({ shown, toList }: { shown: ResourceListView; toList: (list: ListName) => string }) {
  const coming = useSlowLoad();
  const loading = coming && NAMES.find((name) => name === (coming.get('list') ?? 'pdfs'));
  return (
    <>
      <TabLinks
        label="Resources"
        tabs={NAMES.map((name) => ({ to: toList(name), label: lists[name].tab, current: name === shown.list }))}
      />
      <div className="mt-5">
        {loading ? (
          <Skeleton label={`Loading ${lists[loading].name}`} />
        ) : (
          <ResourceItems shown={shown} retryTo={toList(shown.list)} />
        )}
      </div>
    </>
  );
}

function ResourceItems({ shown, retryTo }: { shown: ResourceListView; retryTo: string }) {
  const { failed, empty, soon, name } = lists[shown.list];
  if (shown.items === null) {
    return (
      <ErrorState
        title={failed}
        action={
          <ButtonLink to={retryTo} variant="quiet" preventScrollReset>
            Try Again
          </ButtonLink>
        }
      >
        Failed to load {name}. Please try again later.
      </ErrorState>
    );
  }
  if (shown.items.length === 0) return <EmptyState title={empty}>{soon}</EmptyState>;
  switch (shown.list) {
    case 'pdfs':
      return (
        <ul className="grid gap-3.5 lg:grid-cols-2 lg:gap-6">
          {shown.items.map((plan) => (
            <PlanRow key={plan.id} plan={plan} />
          ))}
        </ul>
      );
    case 'videos':
      return (
        <ul className="grid gap-3.5 lg:grid-cols-2 lg:gap-6">
          {shown.items.map((video) => (
            <VideoRow key={video.id} video={video} />
          ))}
        </ul>
      );
    case 'faqs':
      return (
        <div className="max-w-3xl">
          <Accordion
            name="faqs"
            firstOpen
            items={shown.items.map(({ id, question, answer }) => ({ id, title: question, body: answer }))}
          />
        </div>
      );
  }
}
