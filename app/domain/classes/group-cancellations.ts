import { CLASS_NOTICE_URGENT_MINUTES } from './policy';

interface CancelledClass {
  id: number;
  starts_at: Date;
  ends_at: Date;
  cancelled_at: Date | null;
}

/** Cancelled classes of a day about which each member gets a single message. */
export interface CancelledGroup {
  ids: Set<number>;
  /** Time of the first cancellation. */
  since: Date;
  /** Classes that are cancelled later are in another message. */
  closes_at: Date;
}

/**
 * Groups the cancelled classes of a day by their message. A message waits for further cancellations
 * for the undo time, unless one of its classes begins soon. Classes that were over when they were
 * cancelled have no message. Source: docs/rules.md#notices-of-classes.
 */
export function groupCancellations(ofDay: readonly CancelledClass[], undoSeconds: number): CancelledGroup[] {
  const groups: CancelledGroup[] = [];
  const cancelled = ofDay
    .flatMap(({ cancelled_at: at, ...row }) => (at && row.ends_at >= at ? [{ ...row, at }] : []))
    .toSorted((one, other) => Number(one.at) - Number(other.at));
  for (const { id, starts_at, at } of cancelled) {
    const waits = new Date(Number(at) + undoSeconds * 1000);
    const isUrgent = Number(starts_at) - CLASS_NOTICE_URGENT_MINUTES * 60_000 < Number(waits);
    const closes_at = isUrgent ? at : waits;
    const last = groups.at(-1);
    if (!last || at > last.closes_at) groups.push({ ids: new Set([id]), since: at, closes_at });
    else {
      last.ids.add(id);
      if (closes_at < last.closes_at) last.closes_at = closes_at;
    }
  }
  return groups;
}
