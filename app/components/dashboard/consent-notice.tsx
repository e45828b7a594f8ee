import { Form, useLocation } from '@remix-run/react';
import { ConsentText } from '~/components/ui/consent-text';
import { SubmitButton } from '~/components/ui/submit-button';
import { useMessages } from '~/components/ui/use-messages';

const ADDRESS = '/consent';

/** Asks a member to accept the changed policies and stays on the same page afterwards. */
export function ConsentNotice() {
  const messages = useMessages('consent');
  const { pathname, search } = useLocation();
  const action = `${ADDRESS}?${new URLSearchParams({ next: pathname + search })}`;
  return (
    <Form
      method="post"
      action={action}
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-sheet bg-leaf px-[18px] py-3 shadow-(--shadow-leaf) forced-colors:border"
    >
      <p className="min-w-0 flex-1 basis-60">
        <ConsentText text={messages.changed} />
      </p>
      <SubmitButton action={action} pendingLabel={messages.agreeing}>
        {messages.agree}
      </SubmitButton>
    </Form>
  );
}
