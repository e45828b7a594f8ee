/** How many members one group takes: no community at WhatsApp is larger. */
export const GROUP_CAPACITY = { min: 1, max: 100_000 };

/** How many members can still be led to groups of the pool. */
export function freePlaces(groups: readonly { capacity: number; places_taken: number; closed_at: string | null }[]) {
  return groups.reduce((sum, one) => sum + (one.closed_at === null ? one.capacity - one.places_taken : 0), 0);
}
