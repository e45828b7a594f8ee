import { Form } from '@remix-run/react';
import { Button } from '~/components/ui/button';
import { useMessages } from '~/components/ui/use-messages';

/**
 * Button that sends a one-time code to the member's phone and opens the page for entering the code.
 */
export function ConfirmPhoneNotice() {
  const messages = useMessages('member.confirmPhone');
  return (
    <Form
      method="post"
      action="/confirm-phone"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sheet bg-leaf px-[18px] py-3 shadow-(--shadow-leaf) forced-colors:border"
    >
      <p className="min-w-0 flex-1 basis-60 text-body">{messages.title}</p>
      <Button name="intent" value="send" variant="quiet">
        {messages.send}
      </Button>
    </Form>
  );
}
