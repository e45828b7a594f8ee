import X from 'lucide/dist/esm/icons/x.mjs';
import { Icon } from '~/components/ui/icon';
import type { PolicyName } from '~/i18n/policy-document';
import { useMessages } from '~/components/ui/use-messages';
import { PolicyText } from './policy-text';
import { usePageLocation } from './use-page-location';
import { usePublicLinks } from './use-public-links';

// An invoker command opens the modal dialog. Older browsers open it as a popover. Both work without
// JavaScript.
const opens = (id: string) => ({ commandfor: id, command: 'show-modal', popovertarget: id });
const closes = (id: string) => ({ commandfor: id, command: 'close', popovertarget: id, popovertargetaction: 'hide' });

/** Link that opens a policy in a dialog, or as a page in browsers without popovers. */
export function PolicyDialogLink({ policy }: { policy: PolicyName }) {
  const { pageLink } = usePublicLinks();
  const messages = useMessages('site.policy');
  const look = 'min-h-touch items-center text-inherit underline underline-offset-[3px]';
  return (
    <>
      <button type="button" className={`popover-only inline-flex ${look}`} {...opens(`policy-${policy}`)}>
        {messages[policy]}
      </button>
      <a href={pageLink(`/${policy}`)} className={`no-popover hidden ${look}`}>
        {messages[policy]}
      </a>
    </>
  );
}

/** Dialog with a policy. It is closed by its button, Escape or a tap outside. */
export function PolicyDialog({ policy }: { policy: PolicyName }) {
  const { pageLink } = usePublicLinks();
  const messages = useMessages('site.policy');
  const text = usePageLocation()?.policies[policy];
  const id = `policy-${policy}`;
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      className="popover-only sheet sheet-policy"
      {...{ popover: 'auto', closedby: 'any' }}
    >
      <div className="sticky -top-5 -mx-5 -mt-5 flex items-center justify-between gap-3 bg-leaf-high px-5 py-2">
        <h2 id={`${id}-title`} className="text-step-2">
          {messages[policy]}
        </h2>
        <button
          type="button"
          aria-label={messages.close}
          className="-mr-2 grid size-touch flex-none place-items-center rounded-button text-ink-soft hover:text-ink"
          {...closes(id)}
        >
          <Icon glyph={X} />
        </button>
      </div>
      <PolicyText policy={policy} text={text} headings="h3" idPrefix="dialog-" />
      <p className="mt-6">
        <a href={pageLink(`/${policy}`)}>{messages.ownPage}</a>
      </p>
    </dialog>
  );
}
