/**
 * Limits of the capacity of a community group. The maximum is the largest community that WhatsApp
 * allows.
 */
export const GROUP_CAPACITY_LIMITS = { min: 1, max: 100_000 };

export function countFreeGroupPlaces(
  groups: readonly { capacity: number; places_taken: number; closed_at: string | null }[],
) {
  return groups.reduce((sum, one) => sum + (one.closed_at === null ? one.capacity - one.places_taken : 0), 0);
}
