import type { ReactNode } from 'react';
import { FaceDisc } from '~/components/art/face';
import { joinClassNames } from '~/components/ui/class-names';
import { TextWithParts } from '~/components/ui/text-with-name';
import { useMessages } from '~/components/ui/use-messages';
import { formatCount } from '~/lib/format-number';
import type { FriendsInClass } from './people-line';

/** The faces and names of friends who are in a class, with the number of people as `children`. */
export function FriendsInClassLine({
  friends,
  className,
  children,
}: {
  friends: FriendsInClass;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={joinClassNames('flex items-center gap-2.5 leading-snug', className)}>
      <span className="flex flex-none @max-[17.5rem]:hidden">
        {friends.shown.map((friend, index) => (
          <FaceDisc
            key={index}
            {...friend}
            className={joinClassNames('size-9 ring-2 ring-leaf', index > 0 && '-ml-2')}
          />
        ))}
      </span>
      <div className="min-w-0">
        {children}
        <FriendNames friends={friends} />
      </div>
    </div>
  );
}

function FriendNames({ friends: { shown, more } }: { friends: FriendsInClass }) {
  const messages = useMessages('member.home').people;
  const [name, other] = shown.map((friend) => (
    <b key={friend.name} translate="no">
      {friend.name}
    </b>
  ));
  const text = more > 0 ? messages.manyIn : other ? messages.twoIn : messages.oneIn;
  return (
    <p className="wrap-anywhere">
      <TextWithParts text={text} parts={{ name, other, count: formatCount(more) }} />
    </p>
  );
}
