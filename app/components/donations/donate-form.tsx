import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ErrorSummary } from '~/components/ui/error-summary';
import { type FieldMeta, type FormMeta, getInitialText } from '~/components/ui/field-meta';
import { ServerForm } from '~/components/ui/server-form';
import { useHydrated } from '~/components/ui/use-hydrated';
import {
  type DONATION_AMOUNT_ERROR_MESSAGES,
  MAX_DONATION_RUPEES,
  MIN_DONATION_RUPEES,
} from '~/domain/donations/policy';
import { toPlainDigits } from '~/lib/digits';
import { useMessages } from '~/components/ui/use-messages';
import { AmountChoice } from './amount-choice';
import type { CheckoutConfig } from './checkout-script';
import { DONATE_PATH } from './donations-layout';
import type { DonationQr } from '~/domain/donations/donation-qr.server';
import { DonationSubmitBar } from './donation-submit-bar';
import { DonationQrPanel, useDonationQr } from './donation-qr-panel';
import { ScreenshotField, type FileErrorMessages } from './screenshot-field';
import { useOnlinePayment } from './use-online-payment';
import { PaymentMethodChoice, type PaymentMethod } from './payment-method-choice';

export type DonateFieldName = 'amount' | 'custom_amount' | 'way' | 'reference' | 'screenshot';

type AmountRefusals = Record<keyof typeof DONATION_AMOUNT_ERROR_MESSAGES, string>;

export function DonateForm({
  form,
  fields,
  reply,
  qr: firstQr,
  upiId,
  checkout,
  isSending,
  refusals,
  amountRefusals,
}: {
  form: FormMeta;
  fields: Record<DonateFieldName, FieldMeta>;
  reply: unknown;
  qr: DonationQr;
  upiId: string;
  checkout: CheckoutConfig;
  isSending: boolean;
  refusals: FileErrorMessages;
  amountRefusals: AmountRefusals;
}) {
  const messages = useMessages('donations.donate');
  const ref = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [amount, setAmount] = useState({
    preset: getInitialText(fields.amount),
    custom: getInitialText(fields.custom_amount),
  });
  const [way, setWay] = useState<PaymentMethod>(getInitialText(fields.way) === 'qr' ? 'qr' : 'online');
  const [file, setFile] = useState<File | null>(null);
  const rupees = parseRupees(amount.custom || amount.preset);
  const qr = useDonationQr(firstQr, rupees);
  const isDrawn = hydrated || (!reply && qr.amount === rupees);
  const { isPaying, pay } = useOnlinePayment(checkout, messages.payment);

  // Copies into the state what the donor had selected before JavaScript was loaded.
  useEffect(() => {
    if (!ref.current) return;
    const chosen = new FormData(ref.current);
    setAmount({ preset: readText(chosen, 'amount'), custom: readText(chosen, 'custom_amount') });
    setWay(readText(chosen, 'way') === 'qr' ? 'qr' : 'online');
    const kept = chosen.get('screenshot');
    if (kept instanceof File && kept.size > 0) setFile(kept);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (way !== 'online' || rupees === null) return form.onSubmit(event);
    event.preventDefault();
    void pay(rupees);
  }

  return (
    <ServerForm
      ref={ref}
      action={DONATE_PATH}
      encType="multipart/form-data"
      id={form.id}
      onSubmit={onSubmit}
      noValidate
      className="group grid grid-cols-[minmax(0,1fr)] content-start gap-[22px] lg:grid-cols-2 lg:gap-x-10"
    >
      <div className="col-span-full empty:hidden">
        <ErrorSummary
          fields={[fields.custom_amount, fields.way, fields.screenshot]}
          {...(form.errors ? { formErrors: form.errors } : {})}
          reply={reply}
        />
      </div>
      <p className="col-span-full text-pretty">{messages.intro}</p>
      <div className="grid min-w-0 content-start gap-[22px]">
        <AmountChoice
          presetField={fields.amount}
          customField={withProblem(fields.custom_amount, amount.custom, amountRefusals)}
          amount={amount}
          drawnFor={hydrated ? null : rupees}
          onChange={setAmount}
        />
      </div>
      <div className="grid min-w-0 content-start gap-[22px]">
        <PaymentMethodChoice field={fields.way} onChange={setWay} />
        <div className="hidden gap-[22px] group-has-[[value=qr]:checked]:grid">
          <input
            type="hidden"
            name={fields.reference.name}
            value={(isDrawn && qr.reference) || getInitialText(fields.reference)}
            readOnly
          />
          <DonationQrPanel qr={isDrawn ? qr : null} upiId={upiId} />
          <ScreenshotField field={fields.screenshot} reply={reply} file={file} onChange={setFile} refusals={refusals} />
        </div>
        <DonationSubmitBar
          rupees={rupees}
          isPending={isPaying || isSending}
          isDisabled={hydrated && (rupees === null || (way === 'qr' && file === null))}
        />
      </div>
    </ServerForm>
  );
}

/**
 * Shows an error for an invalid amount while the donor types, instead of only disabling the button.
 */
function withProblem(field: FieldMeta, typed: string, refusals: AmountRefusals): FieldMeta {
  if (typed.trim() === '' || parseRupees(typed) !== null) return field;
  const { id, name, errorId, descriptionId, initialValue } = field;
  const isTooMuch = /^\d+$/.test(extractDigits(typed)) && Number(extractDigits(typed)) > MAX_DONATION_RUPEES;
  const errors = [isTooMuch ? refusals.tooMuch : refusals.invalid];
  return { id, name, errorId, descriptionId, initialValue, errors };
}

function extractDigits(typed: string): string {
  return toPlainDigits(typed).replace(/[₹,\s]/g, '');
}

/** Returns the amount in whole rupees, or null if it is not a number or not allowed. */
function parseRupees(typed: string): number | null {
  const digits = extractDigits(typed);
  const rupees = /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
  return rupees >= MIN_DONATION_RUPEES && rupees <= MAX_DONATION_RUPEES ? rupees : null;
}

function readText(formData: FormData, name: DonateFieldName): string {
  const value = formData.get(name);
  return typeof value === 'string' ? value : '';
}
