/**
 * Start times of the batches until staff change them. The migrations insert the same times.
 * Source: docs/specification/members.md#constants.
 */
export const DEFAULT_BATCH_TIMES: readonly string[] = ['06:00', '07:00', '08:00', '18:00', '19:00', '20:00'];

export const MAX_BATCH_TIMES = 12;

/**
 * Lists the start times that a member can choose, with the member's own one, which staff may have
 * removed.
 */
export function listBatchChoices(batchTimes: readonly string[], own: string | null): string[] {
  return [...new Set([...batchTimes, ...(own === null ? [] : [own.slice(0, 5)])])].toSorted();
}
