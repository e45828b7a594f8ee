import Download from 'lucide-react/icons/download';
import { ButtonLink } from '~/components/ui/button';
import { buttonClass } from '~/components/ui/button-class';
import { Icon } from '~/components/ui/icon';

/** The member's data to take along, and the way to have it deleted. */
export function OwnData() {
  return (
    <section aria-labelledby="own-data" className="grid gap-3">
      <h2 id="own-data" className="text-step-1">
        Your data
      </h2>
      <p className="text-ink-soft">
        Everything we keep of you, as one file. You may also leave and have it deleted at any time.
      </p>
      <p className="flex flex-wrap gap-2.5">
        <a href="/profile-edit/export" download className={buttonClass({ variant: 'quiet' })}>
          <Icon glyph={Download} />
          Download my data
        </a>
        <ButtonLink to="/profile-edit/delete" variant="reject">
          Delete my account
        </ButtonLink>
      </p>
    </section>
  );
}
