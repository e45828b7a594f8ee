import { Button } from '~/components/ui/button';
import { joinClassNames } from '~/components/ui/class-names';
import { useHydrated } from '~/components/ui/use-hydrated';
import { getDonationKarma } from '~/domain/donations/policy';
import { interpolate } from '~/i18n/interpolate';
import { formatCount, formatPaise } from '~/lib/format-number';
import { useMessages } from '~/components/ui/use-messages';
import { SHOWN_IF_AMOUNT_CHANGED, HIDDEN_IF_AMOUNT_CHANGED } from './amount-choice';

/** An item that the donor must still choose before the donation can be sent. */
export interface MissingItem {
  name: 'amount' | 'way' | 'screenshot' | 'citizen';
  fieldId: string;
}

/**
 * Bar with the karma of the donation and the submit button. A link next to the button leads to the
 * missing item. On phones the bar is fixed to the bottom.
 */
export function DonationSubmitBar({
  missing,
  rupees,
  isPending,
  isDisabled,
}: {
  missing: MissingItem | null;
  rupees: number | null;
  isPending: boolean;
  isDisabled: boolean;
}) {
  const messages = useMessages('donations.donate').bar;
  const hydrated = useHydrated();
  const still = hydrated ? undefined : HIDDEN_IF_AMOUNT_CHANGED;
  return (
    <div className="stays-below bar-unless-large z-10 -mx-4 bg-leaf px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-hair)] lg:static lg:mx-0 lg:bg-transparent lg:p-0 lg:shadow-none">
      <div className="mx-auto flex max-w-132 flex-wrap items-center gap-x-4 gap-y-2">
        {rupees === null ? null : (
          <p className={joinClassNames('leading-[1.2]', still)} aria-live="polite">
            <span className="text-small text-ink-soft">{messages.earn}</span>{' '}
            <span className="block font-display text-[1.1875rem] font-semibold">
              {interpolate(messages.karma, { count: formatCount(getDonationKarma(rupees)) })}
            </span>
          </p>
        )}
        {missing ? (
          <a
            href={`#${missing.fieldId}`}
            onClick={(event) => {
              const field = document.getElementById(missing.fieldId);
              if (!field) return;
              event.preventDefault();
              field.focus({ preventScroll: true });
              field.closest('fieldset, li, form > *')?.scrollIntoView({ block: 'center' });
            }}
            className="inline-flex min-h-touch items-center font-semibold underline"
          >
            {messages.missing[missing.name]}
          </a>
        ) : null}
        <div className="flex-[1_1_9rem]">
          <Button size="big" block pending={isPending} pendingLabel={messages.pending} disabled={isDisabled}>
            {rupees === null ? (
              messages.donate
            ) : (
              <span className={still}>{interpolate(messages.donateAmount, { amount: formatPaise(rupees * 100) })}</span>
            )}
            {rupees === null || hydrated ? null : <span className={SHOWN_IF_AMOUNT_CHANGED}>{messages.donate}</span>}
          </Button>
        </div>
      </div>
    </div>
  );
}
