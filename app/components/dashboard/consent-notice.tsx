import { Form, useLocation } from '@remix-run/react';
import { PolicySentence } from '~/components/ui/policy-sentence';
import { SubmitButton } from '~/components/ui/submit-button';
import type { ConsentWords } from '~/i18n/consent';

const ADDRESS = '/consent';

/** Asks a member to agree to the changed policies; the page that it stands on comes back. */
export function ConsentNotice({ words }: { words: ConsentWords }) {
  const { pathname, search } = useLocation();
  const action = `${ADDRESS}?${new URLSearchParams({ next: pathname + search })}`;
  return (
    <Form
      method="post"
      action={action}
      className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-sheet bg-leaf px-[18px] py-3 shadow-(--shadow-leaf) forced-colors:border"
    >
      <p className="min-w-0 flex-1 basis-60">
        <PolicySentence text={words.changed} words={words} />
      </p>
      <SubmitButton action={action} pendingLabel={words.agreeing}>
        {words.agree}
      </SubmitButton>
    </Form>
  );
}
