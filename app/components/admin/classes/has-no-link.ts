import type { StaffClass } from '~/domain/classes/responses';

/** True for a coming class that members cannot join yet, because its live link is missing. */
export function hasNoLink({ live_link, is_over, is_cancelled }: StaffClass): boolean {
  return live_link === null && !is_over && !is_cancelled;
}
