import { Card } from '~/components/ui/card';
import type { MessagePrice } from '~/domain/reminders/message-prices.server';
import { formatMonth } from '~/lib/calendar';
import { DetailList } from '../detail-list';
import { RowAction } from '../row-action';

/** The prices of messages in the site settings, newest first. */
export function MessagePriceRow({ prices }: { prices: readonly MessagePrice[] }) {
  return (
    <Card aria-labelledby="message-price-title" className="flex flex-wrap gap-x-4 gap-y-2 lg:p-[22px]">
      <div className="min-w-0 flex-1 basis-60">
        <h2 id="message-price-title" className="text-step-1 leading-tight">
          Price of a message
        </h2>
        <p className="mt-1 mb-3 max-w-read text-ink-soft">
          The board report multiplies it by the number of messages. Without it, the report shows only the number.
        </p>
        <DetailList
          missing="Not set"
          facts={
            prices.length === 0
              ? [['Price', null]]
              : prices.map(({ month, authentication_paise, utility_paise }) => [
                  `From ${formatMonth(month)}`,
                  `one-time code ${authentication_paise} paise, other message ${utility_paise} paise`,
                ])
          }
        />
      </div>
      <div className="-mx-2 flex flex-none items-start">
        <RowAction to="/admin/sections/message-prices" icon="edit" about="price of a message">
          Edit
        </RowAction>
      </div>
    </Card>
  );
}
