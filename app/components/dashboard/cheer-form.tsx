import { Form } from '@remix-run/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import ThumbsUp from 'lucide/dist/esm/icons/thumbs-up.mjs';
import { Button } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';
import { useMessages } from '~/components/ui/use-messages';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import { interpolate } from '~/i18n/interpolate';

/** Button that cheers a friend. After the cheer, a tick replaces it for the rest of the day. */
export function CheerForm({
  friend: { id, name, isCheered },
}: {
  friend: { id: number; name: string; isCheered: boolean };
}) {
  const messages = useMessages('member.after').cheer;
  const about = (
    <VisuallyHidden>
      <bdi translate="no">{interpolate(messages.about, { name })}</bdi>
    </VisuallyHidden>
  );
  if (isCheered) {
    return (
      <p className="flex min-h-touch items-center gap-2 font-semibold text-neem">
        <Icon glyph={Check} />
        <span>
          {messages.cheered}
          {about}
        </span>
      </p>
    );
  }
  return (
    <Form method="post" action="/cheer" preventScrollReset>
      <input type="hidden" name="friend_id" value={id} />
      <Button variant="quiet" className="px-3.5!">
        <Icon glyph={ThumbsUp} />
        <span>
          {messages.cheer}
          {about}
        </span>
      </Button>
    </Form>
  );
}
