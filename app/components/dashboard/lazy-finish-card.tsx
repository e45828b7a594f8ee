import { type ComponentProps, type FunctionComponent, lazy, Suspense } from 'react';
import type { FinishCard as Card } from './finish-card';

type Props = ComponentProps<typeof Card>;

const load = () => import('./finish-card').then(({ FinishCard }) => ({ default: FinishCard }));

const FinishCard = import.meta.env.SSR
  ? (await load()).default
  : lazy<FunctionComponent<Props>>(() => load().catch(() => ({ default: () => null })));

/** The card at the end of a challenge, loaded once shown; without it where the network fails. */
export function LazyFinishCard(props: Props) {
  return (
    <Suspense fallback={null}>
      <FinishCard {...props} />
    </Suspense>
  );
}
