import Download from 'lucide/dist/esm/icons/download.mjs';
import { ButtonLink } from '~/components/ui/button';
import { getButtonClass } from '~/components/ui/button-class';
import { Icon } from '~/components/ui/icon';
import { useMessages } from '~/components/ui/use-messages';

/** Links for exporting the member's data and for deleting the account. */
export function PersonalDataSection() {
  const messages = useMessages('profile.edit').ownData;
  return (
    <section aria-labelledby="own-data" className="grid gap-3">
      <h2 id="own-data" className="text-step-1">
        {messages.title}
      </h2>
      <p className="text-ink-soft">{messages.text}</p>
      <p className="flex flex-wrap gap-2.5">
        <a href="/profile-edit/export" className={getButtonClass({ variant: 'quiet' })}>
          <Icon glyph={Download} />
          {messages.download}
        </a>
        <ButtonLink to="/profile-edit/delete" variant="reject">
          {messages.leave}
        </ButtonLink>
      </p>
    </section>
  );
}
