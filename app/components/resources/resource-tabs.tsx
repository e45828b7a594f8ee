import { Accordion } from '~/components/ui/accordion';
import { ButtonLink } from '~/components/ui/button';
import { EmptyState, ErrorState } from '~/components/ui/page-state';
import { Skeleton } from '~/components/ui/skeleton';
import { TabLinks } from '~/components/ui/tab-links';
import { useSlowNavigation } from '~/components/ui/use-slow-navigation';
import type { Faq, VideoResource } from '~/domain/content/responses';
import type { LocalizedRow } from '~/domain/translations';
import type { MemberDietPlan } from '~/domain/plans/responses';
import { useMessages } from '~/components/ui/use-messages';
import { DietPlanListItem } from './diet-plan-list-item';
import { VideoRow } from './video-row';

/** One of the resource lists. `items` is null if the list could not be loaded. */
export type ResourceListView =
  | { list: 'pdfs'; items: readonly LocalizedRow<MemberDietPlan>[] | null }
  | { list: 'videos'; items: readonly LocalizedRow<VideoResource>[] | null }
  | { list: 'faqs'; items: readonly LocalizedRow<Faq>[] | null };

type ListName = ResourceListView['list'];

const LISTS: readonly ListName[] = ['pdfs', 'videos', 'faqs'];

/** Tabs of the resource lists. `toList` returns the path of a list. */
export function ResourceTabs({ shown, toList }: { shown: ResourceListView; toList: (list: ListName) => string }) {
  const messages = useMessages('member.resources');
  const coming = useSlowNavigation();
  const loading = coming && LISTS.find((name) => name === (coming.get('list') ?? 'pdfs'));
  return (
    <>
      <TabLinks
        label={messages.title}
        tabs={LISTS.map((name) => ({
          to: toList(name),
          label: messages.lists[name].tab,
          current: name === shown.list,
        }))}
      />
      <div className="mt-5">
        {loading ? (
          <Skeleton label={messages.lists[loading].loading} />
        ) : (
          <ResourceItems shown={shown} retryTo={toList(shown.list)} />
        )}
        {!loading && shown.list === 'faqs' ? (
          <p className="mt-5">
            <ButtonLink to="/help" variant="quiet">
              {messages.lists.faqs.more}
            </ButtonLink>
          </p>
        ) : null}
      </div>
    </>
  );
}

function ResourceItems({ shown, retryTo }: { shown: ResourceListView; retryTo: string }) {
  const messages = useMessages('member.resources');
  const { failed, failedText, empty, soon } = messages.lists[shown.list];
  if (shown.items === null) {
    return (
      <ErrorState
        title={failed}
        action={
          <ButtonLink to={retryTo} variant="quiet" preventScrollReset>
            {messages.retry}
          </ButtonLink>
        }
      >
        {failedText}
      </ErrorState>
    );
  }
  if (shown.items.length === 0) return <EmptyState title={empty}>{soon}</EmptyState>;
  switch (shown.list) {
    case 'pdfs':
      return (
        <ul className="grid gap-3.5 lg:grid-cols-2 lg:gap-6">
          {shown.items.map((plan) => (
            <DietPlanListItem key={plan.id} plan={plan} />
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
        <Accordion
          name="faqs"
          firstOpen
          items={shown.items.map(({ id, question, answer, langs }) => ({
            id,
            title: question,
            titleLang: langs.question,
            body: answer,
            bodyLang: langs.answer,
          }))}
        />
      );
  }
}
