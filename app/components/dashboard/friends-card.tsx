import { Form, Link } from '@remix-run/react';
import UserPlus from 'lucide/dist/esm/icons/user-plus.mjs';
import { FaceDisc } from '~/components/art/face';
import { Button } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { Icon } from '~/components/ui/icon';
import { useMessages } from '~/components/ui/use-messages';
import { interpolate } from '~/i18n/interpolate';
import { formatCount } from '~/lib/format-number';
import { CheerForm } from './cheer-form';
import type { ShownFriend } from './people-line';

export interface FriendOfToday extends ShownFriend {
  id: number;
  streak: number;
  isCheered: boolean;
}

export interface FriendsView {
  hasFriends: boolean;
  /** True until the member has chosen whether friends see them in class. */
  isAsked: boolean;
  /** Friends who came today and who may be cheered. */
  came: FriendOfToday[];
}

/**
 * After a class: asks once whether friends may see the member in class, and offers to cheer the
 * friends who came today. A member without friends is invited to bring one.
 */
export function FriendsCard({ friends: { hasFriends, isAsked, came } }: { friends: FriendsView }) {
  const messages = useMessages('member.after');
  if (!isAsked && hasFriends && came.length === 0) return null;
  return (
    <Card padded={false} className="@container">
      {isAsked ? <PresenceQuestion /> : null}
      {came.length > 0 ? (
        <section aria-labelledby="cheer" className="border-t border-hair px-4 pt-3 first:border-t-0 lg:px-7">
          <h3 id="cheer" className="text-step-1 leading-tight">
            {messages.cheer.title}
          </h3>
          <ul>
            {came.map((friend) => (
              <FriendRow key={friend.id} friend={friend} />
            ))}
          </ul>
        </section>
      ) : null}
      {hasFriends ? null : (
        <p className="border-t border-hair px-4 py-1.5 first:border-t-0 lg:px-7">
          <Link
            to="/dashboard?tab=referral"
            className="inline-flex min-h-touch items-center gap-2 leading-tight font-semibold"
          >
            <Icon glyph={UserPlus} />
            {messages.cheer.bringFriend}
          </Link>
        </p>
      )}
    </Card>
  );
}

function PresenceQuestion() {
  const { title, text, yes, no } = useMessages('member.after').ask;
  return (
    <section aria-labelledby="presence" className="px-4 pt-3 pb-4 lg:px-7">
      <h3 id="presence" className="text-step-1 leading-tight">
        {title}
      </h3>
      <p className="mt-0.5 text-ink-soft">{text}</p>
      <Form method="post" action="/presence" preventScrollReset className="mt-2.5 flex flex-wrap gap-2.5">
        <Button name="show_presence" value="on" variant="quiet" className="flex-[1_1_7rem]">
          {yes}
        </Button>
        <Button name="show_presence" value="off" variant="quiet" className="flex-[1_1_7rem]">
          {no}
        </Button>
      </Form>
    </section>
  );
}

function FriendRow({ friend }: { friend: FriendOfToday }) {
  const messages = useMessages('member.after').cheer;
  const { name, face, streak } = friend;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 [&+li]:border-t [&+li]:border-hair">
      <FaceDisc face={face} name={name} className="size-11 @max-[17.5rem]:hidden" />
      <p className="min-w-0 flex-[1_1_7rem] leading-snug wrap-anywhere">
        <bdi translate="no" className="font-semibold">
          {name}
        </bdi>
        <span className="block text-ink-soft">{formatStreak(streak, messages)}</span>
      </p>
      <CheerForm friend={friend} />
    </li>
  );
}

function formatStreak(streak: number, messages: { firstDay: string; oneDay: string; days: string }): string {
  if (streak === 0) return messages.firstDay;
  return streak === 1 ? messages.oneDay : interpolate(messages.days, { count: formatCount(streak) });
}
