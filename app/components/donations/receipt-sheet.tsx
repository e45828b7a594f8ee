import { BrandLogo } from '~/components/ui/brand-link';
import { Card } from '~/components/ui/card';
import { formatPaise } from '~/lib/format-number';
import { useMessages } from '~/components/ui/use-messages';
import { listReceiptRows, type ReceiptView } from './receipt-rows';

/** Donation receipt. In print, only the receipt appears, in black and white. */
export function ReceiptSheet({ receipt }: { receipt: ReceiptView }) {
  const messages = useMessages('donations.receipt');
  const rows = listReceiptRows(receipt, messages, {
    amount: formatPaise(receipt.amount * 100),
    refunded: formatPaise(receipt.refunded * 100),
  });
  return (
    <Card
      aria-label={messages.title}
      className="lg:p-10 print:border-0 print:bg-white print:p-0 print:text-black print:shadow-none"
    >
      <div className="flex items-center gap-2.5">
        <BrandLogo size={36} />
        <p className="display text-step-2">{receipt.brand}</p>
      </div>
      <h2 className="mt-5 text-step-1">{messages.heading}</h2>
      <dl className="mt-3 border-t-2 border-ink lg:grid lg:grid-cols-2 lg:gap-x-16 print:border-black">
        {rows.map(({ label, value, isName }) => (
          <div key={label} className="flex flex-wrap gap-x-4 border-b border-hair py-2">
            <dt className="w-34 max-w-full flex-none text-small text-ink-soft print:text-black">{label}</dt>
            <dd className="min-w-0 flex-[1_1_8.5rem] font-semibold wrap-anywhere" translate={isName ? 'no' : undefined}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-small">{messages.thanks}</p>
      <address className="mt-3 text-small text-ink-soft print:text-black">
        {receipt.brand}
        {receipt.address ? <span translate="no">, {receipt.address}</span> : null}
      </address>
    </Card>
  );
}
