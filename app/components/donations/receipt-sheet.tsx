import { Mark } from '~/components/art/mark';
import { Card } from '~/components/ui/card';
import { formatCount, formatPaise } from '~/lib/format-number';
import type { ReceiptWords } from '~/i18n/donations';
import { fill } from '~/i18n/fill';

/** Date, category, method and amount in words are in the page's language. */
export interface ReceiptView {
  number: string;
  donor: string;
  amount: number;
  amountInWords: string;
  /** Rupees that went back to the donor. */
  refunded: number;
  category: string;
  method: string;
  karma_points: number;
  date: string;
  brand: string;
}

/** In print it is ink on white and nothing else. */
export function ReceiptSheet({ receipt, words }: { receipt: ReceiptView; words: ReceiptWords }) {
  const rows = [
    [words.number, <span translate="no">{receipt.number}</span>],
    [words.date, receipt.date],
    [words.donor, <span translate="no">{receipt.donor}</span>],
    [words.amount, formatPaise(receipt.amount * 100)],
    [words.inWords, fill(words.rupees, { words: receipt.amountInWords })],
    ...(receipt.refunded > 0 ? ([[words.refunded, formatPaise(receipt.refunded * 100)]] as const) : []),
    [words.category, receipt.category],
    [words.method, receipt.method],
    [words.karmaPoints, formatCount(receipt.karma_points)],
  ] as const;
  return (
    <Card
      aria-label={words.title}
      className="lg:p-10 print:border-0 print:bg-white print:p-0 print:text-black print:shadow-none"
    >
      <div className="flex items-center gap-2.5">
        <Mark size={36} />
        <p className="display text-step-2">{receipt.brand}</p>
      </div>
      <h2 className="mt-5 text-step-1">{words.heading}</h2>
      <dl className="mt-3 border-t-2 border-ink lg:grid lg:grid-cols-2 lg:gap-x-16 print:border-black">
        {rows.map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-4 border-b border-hair py-2">
            <dt className="w-34 max-w-full flex-none text-small text-ink-soft print:text-black">{label}</dt>
            <dd className="min-w-0 flex-[1_1_8.5rem] font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-small">{words.thanks}</p>
      <address className="mt-3 text-small text-ink-soft print:text-black">
        {fill(words.address, { brand: receipt.brand })}
      </address>
    </Card>
  );
}
