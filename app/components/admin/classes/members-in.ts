import { formatCount } from '~/lib/format-number';

/** A number of members in words. */
export function membersIn(count: number): string {
  return count === 0 ? 'Nobody' : count === 1 ? '1 member' : `${formatCount(count)} members`;
}
