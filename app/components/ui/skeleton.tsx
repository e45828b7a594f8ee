import { Card } from './card';

/**
 * Placeholder in the shape of a card, shown while the card is loading. `label` names it for screen
 * readers.
 */
export function Skeleton({ label }: { label: string }) {
  const block = 'rounded-sheet bg-wall-deep';
  return (
    <Card role="status" aria-label={label} className="grid gap-[11px]">
      <div className={`${block} h-3.5 w-2/5`} />
      <div className={`${block} h-6 w-3/4`} />
      <div className={`${block} h-3.5 w-11/12`} />
      <div className={`${block} mt-1 h-12`} />
    </Card>
  );
}
