import { type ComponentType, type FunctionComponent, lazy, Suspense } from 'react';

const challenge = () => import('./challenge-line');
const finish = () => import('./finish-card');
const celebration = () => import('./title-celebration');

// The server renders without suspending; browsers load a component when it is first shown.
const parts = import.meta.env.SSR
  ? { ...(await challenge()), ...(await finish()), ...(await celebration()) }
  : {
      ChallengeLine: loaded(async () => (await challenge()).ChallengeLine),
      ChallengeOffer: loaded(async () => (await challenge()).ChallengeOffer),
      FinishCard: loaded(async () => (await finish()).FinishCard),
      TitleCelebration: loaded(async () => (await celebration()).TitleCelebration),
    };

/** Components that few members see. If loading fails, the page is shown without them. */
export const ChallengeLine = suspended(parts.ChallengeLine);
export const ChallengeOffer = suspended(parts.ChallengeOffer);
export const FinishCard = suspended(parts.FinishCard);
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
