import { Mark } from '~/components/art/mark';
import { Leaf } from '~/components/ui/leaf';
import { formatCount, formatPaise, inWords } from '~/lib/money';

/** What a receipt says, with its dates in words. */
export interface ReceiptView {
  number: string;
  donor: string;
  amount: number;
  category: string;
  method: string;
  karmaPoints: number;
  date: string;
  brand: string;
}

/** A donation's receipt; in print it is ink on white and nothing else. */
export function ReceiptSheet({ receipt }: { receipt: ReceiptView }) {
  const rows = [
    ['Receipt number', receipt.number],
    ['Date', receipt.date],
    ['Donor', receipt.donor],
    ['Amount', formatPaise(receipt.amount * 100)],
    ['In words', `Rupees ${inWords(receipt.amount)} only`],
    ['Given as', receipt.category],
    ['Method', receipt.method],
    ['Karma points', formatCount(receipt.karmaPoints)],
  ] as const;
  return (
    <Leaf
      aria-label="Receipt"
      className="max-w-140 print:border-0 print:bg-white print:p-0 print:text-black print:shadow-none"
    >
      <div className="flex items-center gap-2.5">
        <Mark size={36} />
        <p className="display text-step-2">{receipt.brand}</p>
      </div>
      <h2 className="mt-5 text-step-1">Receipt for a donation</h2>
      <dl className="mt-3 border-t-2 border-ink print:border-black">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 border-b border-hair py-2 max-[350px]:grid-cols-1"
          >
            <dt className="text-small text-ink-soft print:text-black">{label}</dt>
            <dd className="font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 text-small">Thank you for keeping the mornings free for everyone.</p>
      <address className="mt-3 text-small text-ink-soft print:text-black">{receipt.brand}, Delhi, India</address>
    </Leaf>
  );
}
