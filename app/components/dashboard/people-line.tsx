import { lazy, Suspense } from 'react';
import type { Face } from '~/domain/members/policy';
import { ClassAttendanceMeter } from './class-details';
import type { ClassView } from './class-view';

export interface ShownFriend {
  name: string;
  face: Face | null;
}

/** Friends who are in a class: at most two of them, and the number of the others. */
export interface FriendsInClass {
  shown: ShownFriend[];
  more: number;
}

// Few members have friends in a class, so browsers load this part on demand.
const friendsInClass = () => import('./friends-in-class');
const FriendsInClassLine = import.meta.env.SSR
  ? (await friendsInClass()).FriendsInClassLine
  : lazy(async () => ({ default: (await friendsInClass()).FriendsInClassLine }));

/** Shows how many members and which friends are in the class. */
export function PeopleLine({ session, className }: { session: ClassView; className?: string }) {
  const count = <ClassAttendanceMeter session={session} invites={session.state === 'open'} />;
  if (!session.friends) return <div className={className}>{count}</div>;
  return (
    <Suspense fallback={<div className={className}>{count}</div>}>
      <FriendsInClassLine friends={session.friends} className={className}>
        {count}
      </FriendsInClassLine>
    </Suspense>
  );
}
