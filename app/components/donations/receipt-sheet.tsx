import { Logo } from '~/components/art/logo';
import { Card } from '~/components/ui/card';
import { formatCount, formatPaise } from '~/lib/format-number';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';

/** A donation receipt. Date, category, method and amount in words are in the page's language. */
export interface ReceiptView {
  number: string;
  donor: string;
  amount: number;
  amountInWords: string;
  /** Amount refunded to the donor, in rupees. */
  refunded: number;
  category: string;
  method: string;
  karma_points: number;
  date: string;
  brand: string;
}

/** Donation receipt. In print, only the receipt appears, in black and white. */
export function ReceiptSheet({ receipt }: { receipt: ReceiptView }) {
  const messages = useMessages('donations.receipt');
  const rows = [
    [messages.number, <span translate="no">{receipt.number}</span>],
    [messages.date, receipt.date],
    [messages.donor, <span translate="no">{receipt.donor}</span>],
    [messages.amount, formatPaise(receipt.amount * 100)],
    [messages.inWords, interpolate(messages.rupees, { words: receipt.amountInWords })],
    ...(receipt.refunded > 0 ? ([[messages.refunded, formatPaise(receipt.refunded * 100)]] as const) : []),
    [messages.category, receipt.category],
    [messages.method, receipt.method],
    [messages.karmaPoints, formatCount(receipt.karma_points)],
  ] as const;
  return (
    <Card
      aria-label={messages.title}
      className="lg:p-10 print:border-0 print:bg-white print:p-0 print:text-black print:shadow-none"
    >
      <div className="flex items-center gap-2.5">
        <Logo size={36} />
        <p className="display text-step-2">{receipt.brand}</p>
      </div>
      <h2 className="mt-5 text-step-1">{messages.heading}</h2>
      <dl className="mt-3 border-t-2 border-ink lg:grid lg:grid-cols-2 lg:gap-x-16 print:border-black">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-4 border-b border-hair py-2">
            <dt className="w-34 max-w-full flex-none text-small text-ink-soft print:text-black">{label}</dt>
            <dd className="min-w-0 flex-[1_1_8.5rem] font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-small">{messages.thanks}</p>
      <address className="mt-3 text-small text-ink-soft print:text-black">
        {interpolate(messages.address, { brand: receipt.brand })}
      </address>
    </Card>
  );
}
