import { Form } from '@remix-run/react';
import { SubmitButton } from '~/components/ui/submit-button';
import { useMessages } from '~/components/ui/use-messages';

const ADDRESS = '/profile-edit/notices';

/** Switch for WhatsApp notices. */
export function NoticeSwitch({ wanted }: { wanted: boolean }) {
  const messages = useMessages('profile.edit').notices;
  return (
    <section aria-labelledby="notices" className="grid gap-3">
      <h2 id="notices" className="text-step-1">
        {messages.title}
      </h2>
      <p className="text-ink-soft">{wanted ? messages.on : messages.off}</p>
      <Form method="post" action={ADDRESS}>
        <input type="hidden" name="wanted" value={wanted ? '0' : '1'} />
        <SubmitButton variant="quiet" action={ADDRESS} pendingLabel={messages.pending}>
          {wanted ? messages.switchOff : messages.switchOn}
        </SubmitButton>
      </Form>
    </section>
  );
}
