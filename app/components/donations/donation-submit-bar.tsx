import { Button } from '~/components/ui/button';
import { joinClassNames } from '~/components/ui/class-names';
import { useHydrated } from '~/components/ui/use-hydrated';
import { getDonationKarma } from '~/domain/donations/policy';
import { interpolate } from '~/i18n/interpolate';
import { formatCount, formatPaise } from '~/lib/format-number';
import { useMessages } from '~/components/ui/use-messages';
import { SHOWN_IF_AMOUNT_CHANGED, HIDDEN_IF_AMOUNT_CHANGED } from './amount-choice';

/**
 * Bar with the karma of the donation and the submit button. On phones it is fixed to the bottom.
 */
export function DonationSubmitBar({
  rupees,
  isPending,
  isDisabled,
}: {
  rupees: number | null;
  isPending: boolean;
  isDisabled: boolean;
}) {
  const messages = useMessages('donations.donate').bar;
  const hydrated = useHydrated();
  const still = hydrated ? undefined : HIDDEN_IF_AMOUNT_CHANGED;
  return (
    <div className="stays-below fixed inset-x-0 bottom-0 z-10 bg-leaf px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-hair)] lg:static lg:bg-transparent lg:p-0 lg:shadow-none">
      <div className="mx-auto flex max-w-132 flex-wrap items-center gap-x-4 gap-y-2">
        {rupees === null ? null : (
          <p className={joinClassNames('leading-[1.2]', still)} aria-live="polite">
            <span className="text-small text-ink-soft">{messages.earn}</span>{' '}
            <span className="block font-display text-[1.1875rem] font-semibold">
              {interpolate(messages.karma, { count: formatCount(getDonationKarma(rupees)) })}
            </span>
          </p>
        )}
        <div className="flex-[1_1_11rem]">
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
