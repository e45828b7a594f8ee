import { Form } from '@remix-run/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '~/components/ui/button';
import { EnhancedField } from '~/components/ui/enhanced-field';
import { ErrorSummary } from '~/components/ui/error-summary';
import type { FieldMeta, FormMeta } from '~/components/ui/field-meta';
import { initialText } from '~/components/ui/field-meta';
import { useHydrated } from '~/components/ui/use-hydrated';
import { type AMOUNT_REFUSALS, karmaFor, MAX_RUPEES, MIN_RUPEES } from '~/domain/donations/policy';
import { formatCount, formatPaise } from '~/lib/format-number';
import type { DonateWords } from '~/i18n/donations';
import { fill } from '~/i18n/fill';
import { AmountChoice } from './amount-choice';
import type { Checkout } from './checkout-script';
import { DONATE_PATH } from './donations-frame';
import type { DonationQr } from '~/domain/donations/donation-qr.server';
import { QrPanel, useQr } from './qr-panel';
import { ScreenshotField, type FileRefusals } from './screenshot-field';
import { useOnlinePayment } from './use-online-payment';
import { WayChoice, type Way } from './way-choice';

export type DonateField = 'amount' | 'custom_amount' | 'way' | 'reference' | 'screenshot';

type AmountRefusals = Record<keyof typeof AMOUNT_REFUSALS, string>;

export function DonateForm({
  form,
  fields,
  reply,
  qr: firstQr,
  upiId,
  checkout,
  isSending,
  words,
  refusals,
  amountRefusals,
}: {
  form: FormMeta;
  fields: Record<DonateField, FieldMeta>;
  reply: unknown;
  qr: DonationQr;
  upiId: string;
  checkout: Checkout;
  isSending: boolean;
  words: DonateWords;
  refusals: FileRefusals;
  amountRefusals: AmountRefusals;
}) {
  const ref = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [amount, setAmount] = useState({
    preset: initialText(fields.amount),
    custom: initialText(fields.custom_amount),
  });
  const [way, setWay] = useState<Way>(initialText(fields.way) === 'qr' ? 'qr' : 'online');
  const [file, setFile] = useState<File | null>(null);
  const rupees = rupeesIn(amount.custom || amount.preset);
  const qr = useQr(firstQr, rupees);
  const { isPaying, pay } = useOnlinePayment(checkout, words.payment);

  // What was chosen before the scripts ran counts.
  useEffect(() => {
    if (!ref.current) return;
    const chosen = new FormData(ref.current);
    setAmount({ preset: textIn(chosen, 'amount'), custom: textIn(chosen, 'custom_amount') });
    setWay(textIn(chosen, 'way') === 'qr' ? 'qr' : 'online');
    const kept = chosen.get('screenshot');
    if (kept instanceof File && kept.size > 0) setFile(kept);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (way !== 'online' || rupees === null) return form.onSubmit(event);
    event.preventDefault();
    void pay(rupees);
  }

  return (
    <Form
      ref={ref}
      method="post"
      action={DONATE_PATH}
      encType="multipart/form-data"
      id={form.id}
      onSubmit={onSubmit}
      noValidate
      className="group grid grid-cols-[minmax(0,1fr)] content-start gap-[22px] lg:grid-cols-2 lg:gap-x-10"
    >
      <EnhancedField />
      <div className="col-span-full empty:hidden">
        <ErrorSummary
          fields={[fields.custom_amount, fields.way, fields.screenshot]}
          {...(form.errors ? { formErrors: form.errors } : {})}
          reply={reply}
        />
      </div>
      <p className="col-span-full text-pretty">{words.intro}</p>
      <div className="grid min-w-0 content-start gap-[22px]">
        <AmountChoice
          presetField={fields.amount}
          customField={withProblem(fields.custom_amount, amount.custom, amountRefusals)}
          amount={amount}
          onChange={setAmount}
          words={words.amount}
        />
      </div>
      <div className="grid min-w-0 content-start gap-[22px]">
        <WayChoice field={fields.way} onChange={setWay} words={words.ways} />
        <div className="hidden gap-[22px] group-has-[[value=qr]:checked]:grid">
          <input
            type="hidden"
            name={fields.reference.name}
            value={qr.reference ?? initialText(fields.reference)}
            readOnly
          />
          <QrPanel qr={qr} upiId={upiId} words={words.qr} />
          <ScreenshotField
            field={fields.screenshot}
            reply={reply}
            file={file}
            onChange={setFile}
            words={words.screenshot}
            refusals={refusals}
          />
        </div>
        <PayBar
          rupees={rupees}
          isPending={isPaying || isSending}
          isDisabled={hydrated && (rupees === null || (way === 'qr' && file === null))}
          words={words.bar}
        />
      </div>
    </Form>
  );
}

function PayBar({
  rupees,
  isPending,
  isDisabled,
  words,
}: {
  rupees: number | null;
  isPending: boolean;
  isDisabled: boolean;
  words: DonateWords['bar'];
}) {
  return (
    <div className="stays-below fixed inset-x-0 bottom-0 z-10 bg-leaf px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-hair)] lg:static lg:bg-transparent lg:p-0 lg:shadow-none">
      <div className="mx-auto flex max-w-132 flex-wrap items-center gap-x-4 gap-y-2">
        {rupees === null ? null : (
          <p className="leading-[1.2]" aria-live="polite">
            <span className="text-small text-ink-soft">{words.earn}</span>{' '}
            <span className="block font-display text-[1.1875rem] font-semibold">
              {fill(words.karma, { count: formatCount(karmaFor(rupees)) })}
            </span>
          </p>
        )}
        <div className="flex-[1_1_11rem]">
          <Button size="big" block pending={isPending} pendingLabel={words.pending} disabled={isDisabled}>
            {rupees === null ? words.donate : fill(words.donateAmount, { amount: formatPaise(rupees * 100) })}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** What is wrong with an amount is said at once, not by a button that stays grey. */
function withProblem(field: FieldMeta, typed: string, refusals: AmountRefusals): FieldMeta {
  if (typed.trim() === '' || rupeesIn(typed) !== null) return field;
  const { id, name, errorId, descriptionId, initialValue } = field;
  const isTooMuch = /^\d+$/.test(digitsIn(typed)) && Number(digitsIn(typed)) > MAX_RUPEES;
  const errors = [isTooMuch ? refusals.tooMuch : refusals.invalid];
  return { id, name, errorId, descriptionId, initialValue, errors };
}

function digitsIn(typed: string): string {
  return typed.replace(/[₹,\s]/g, '');
}

/** Null for what may not be given. */
function rupeesIn(typed: string): number | null {
  const digits = digitsIn(typed);
  const rupees = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return rupees >= MIN_RUPEES && rupees <= MAX_RUPEES ? rupees : null;
}

function textIn(formData: FormData, name: DonateField): string {
  const value = formData.get(name);
  return typeof value === 'string' ? value : '';
}
