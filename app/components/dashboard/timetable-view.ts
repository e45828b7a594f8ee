import { canJoinClass, type ClassView } from './class-view';

/**
 * Returns the class that comes first on a day of the timetable: the class of the member's batch
 * until it is over, else a class that can be joined, else the class of the batch.
 */
export function findFirstClass(classes: readonly ClassView[]): ClassView | undefined {
  const own = classes.find(({ isOwnBatch, state }) => isOwnBatch && state !== 'cancelled');
  if (own && own.time !== 'over') return own;
  return classes.find((one) => one.isOngoing && canJoinClass(one)) ?? own;
}

/**
 * Returns a sort key for each class of a day, by which the timetable aligns the rows of all days:
 * the start time and a counter, for example `06:00:00 01` for the second class at six.
 */
export function listRowSortKeys(classes: readonly Pick<ClassView, 'startTime'>[]): string[] {
  return classes.map(({ startTime }, at) => {
    const before = classes.slice(0, at).filter((one) => one.startTime === startTime);
    return `${startTime} ${String(before.length).padStart(2, '0')}`;
  });
}
