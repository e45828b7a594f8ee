import { type ComponentType, type FunctionComponent, lazy, Suspense } from 'react';

const challenge = () => import('./challenge-progress');
const finish = () => import('./completed-challenge-card');
const celebration = () => import('./title-celebration');

// The server imports these components immediately, so that rendering does not suspend. A browser
// loads a component when it is first shown.
const parts = import.meta.env.SSR
  ? { ...(await challenge()), ...(await finish()), ...(await celebration()) }
  : {
      ChallengeProgress: loaded(async () => (await challenge()).ChallengeProgress),
      ChallengeOffer: loaded(async () => (await challenge()).ChallengeOffer),
      CompletedChallengeCard: loaded(async () => (await finish()).CompletedChallengeCard),
      TitleCelebration: loaded(async () => (await celebration()).TitleCelebration),
    };

/**
 * Components that are shown to few members. If a component fails to load, the page is shown without
 * it.
 */
export const ChallengeProgress = suspended(parts.ChallengeProgress);
export const ChallengeOffer = suspended(parts.ChallengeOffer);
export const CompletedChallengeCard = suspended(parts.CompletedChallengeCard);
export const TitleCelebration = suspended(parts.TitleCelebration);

function loaded<Props extends object>(load: () => Promise<FunctionComponent<Props>>) {
  return lazy(async () => ({ default: await load().catch((): FunctionComponent<Props> => () => null) }));
}

function suspended<Props extends object>(Part: ComponentType<Props>) {
  return function Suspended(props: Props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
