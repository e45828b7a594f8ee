import { Form } from '@remix-run/react';
import { SubmitButton } from '~/components/ui/submit-button';
import type { ProfilePageWords } from '~/i18n/profile';

const ADDRESS = '/profile-edit/notices';

/** Whether notices come over WhatsApp, and the way to change that. */
export function NoticeSwitch({ wanted, words }: { wanted: boolean; words: ProfilePageWords['notices'] }) {
  return (
    <section aria-labelledby="notices" className="grid gap-3">
      <h2 id="notices" className="text-step-1">
        {words.title}
      </h2>
      <p className="text-ink-soft">{wanted ? words.on : words.off}</p>
      <Form method="post" action={ADDRESS}>
        <input type="hidden" name="wanted" value={wanted ? '0' : '1'} />
        <SubmitButton variant="quiet" action={ADDRESS} pendingLabel={words.pending}>
          {wanted ? words.switchOff : words.switchOn}
        </SubmitButton>
      </Form>
    </section>
  );
}
