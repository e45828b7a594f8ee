import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { ErrorSummary } from '~/components/ui/error-summary';
import { type FieldMeta, type FormMeta, getInitialText } from '~/components/ui/field-meta';
import { ServerForm } from '~/components/ui/server-form';
import { TextField } from '~/components/ui/text-field';
import { useHydrated } from '~/components/ui/use-hydrated';
import {
  type DONATION_AMOUNT_ERROR_MESSAGES,
  MAX_DONATION_RUPEES,
  MIN_DONATION_RUPEES,
} from '~/domain/donations/policy';
import type { LocalDate } from '~/lib/calendar';
import { toPlainDigits } from '~/lib/digits';
import { useMessages } from '~/components/ui/use-messages';
import { AmountChoice } from './amount-choice';
import type { CheckoutConfig } from './checkout-script';
import { DONATE_PATH } from './donations-layout';
import { CheckboxField } from '~/components/ui/checkbox-field';
import type { GivingRule } from '~/domain/donations/citizenship.server';
import type { DonationQr } from '~/domain/donations/donation-qr.server';
import { DonationSubmitBar, type MissingItem } from './donation-submit-bar';
import { DonationQrPanel, useDonationQr } from './donation-qr-panel';
import { ScreenshotField, type FileErrorMessages } from './screenshot-field';
import { useOnlinePayment } from './use-online-payment';
import { PaymentMethodChoice, type PaymentMethod } from './payment-method-choice';

export type DonateFieldName =
  'amount' | 'custom_amount' | 'way' | 'reference' | 'screenshot' | 'utr' | 'paid_on' | 'citizen';

type AmountRefusals = Record<keyof typeof DONATION_AMOUNT_ERROR_MESSAGES, string>;

export function DonateForm({
  form,
  fields,
  reply,
  giving,
  qr: firstQr,
  today,
  upiId,
  checkout,
  isSending,
  refusals,
  amountRefusals,
}: {
  form: FormMeta;
  fields: Record<DonateFieldName, FieldMeta>;
  reply: unknown;
  giving: GivingRule;
  /** Null if the payment provider creates the QR code after the form is sent. */
  qr: DonationQr | null;
  today: LocalDate;
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
  const [way, setWay] = useState<PaymentMethod | null>(toMethod(getInitialText(fields.way)));
  const [isCitizen, setCitizen] = useState(getInitialText(fields.citizen) === 'on');
  const [file, setFile] = useState<File | null>(null);
  const rupees = parseRupees(amount.custom || amount.preset);
  const qr = useDonationQr(firstQr, rupees);
  const lacksCitizen = giving.needsCitizenship && !isCitizen;
  const isDrawn = hydrated || (!reply && qr?.amount === rupees);
  const lacksFile = firstQr !== null && way === 'qr' && file === null;
  const { isPaying, pay } = useOnlinePayment(checkout, messages.payment);

  // Copies the values that the donor selected before JavaScript was loaded.
  useEffect(() => {
    if (!ref.current) return;
    const chosen = new FormData(ref.current);
    setAmount({ preset: readText(chosen, 'amount'), custom: readText(chosen, 'custom_amount') });
    setWay(toMethod(readText(chosen, 'way')));
    setCitizen(chosen.get('citizen') === 'on');
    const screenshot = chosen.get('screenshot');
    if (screenshot instanceof File && screenshot.size > 0) setFile(screenshot);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (way !== 'online' || rupees === null) return form.onSubmit(event);
    event.preventDefault();
    void pay(rupees, isCitizen);
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
          fields={[fields.custom_amount, fields.way, fields.screenshot, fields.utr, fields.paid_on, fields.citizen]}
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
        <PaymentMethodChoice
          field={fields.way}
          hasQr={firstQr === null || upiId !== ''}
          hasCodes={firstQr === null}
          onChange={setWay}
        />
        {firstQr === null ? null : (
          <div className="hidden group-has-[[value=qr]:checked]:block">
            <input
              type="hidden"
              name={fields.reference.name}
              value={(isDrawn && qr?.reference) || getInitialText(fields.reference)}
              readOnly
            />
            <ol className="@container grid">
              <Step number={1} title={messages.steps.pay}>
                <DonationQrPanel qr={isDrawn ? qr : null} upiId={upiId} />
              </Step>
              <Step number={2} title={messages.steps.screenshot}>
                <ScreenshotField
                  field={fields.screenshot}
                  reply={reply}
                  file={file}
                  onChange={setFile}
                  refusals={refusals}
                />
                <div className="mt-4">
                  <TextField
                    field={fields.utr}
                    label={messages.utr.label}
                    hint={messages.utr.hint}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={20}
                  />
                </div>
                <div className="mt-4">
                  <TextField field={fields.paid_on} {...messages.paidOn} type="date" max={today} />
                </div>
              </Step>
              <Step number={3} title={messages.steps.send}>
                <p className="text-ink-soft">{messages.steps.review}</p>
              </Step>
            </ol>
          </div>
        )}
        {giving.asksCitizenship ? (
          <CheckboxField field={fields.citizen} required={giving.needsCitizenship} onChange={setCitizen}>
            {giving.needsCitizenship ? messages.citizen.needed : messages.citizen.label}
          </CheckboxField>
        ) : null}
        <DonationSubmitBar
          missing={hydrated ? findMissing({ rupees, way, lacksFile, lacksCitizen }, fields) : null}
          rupees={rupees}
          isPending={isPaying || isSending}
          isDisabled={hydrated && (rupees === null || lacksFile || lacksCitizen)}
        />
      </div>
    </ServerForm>
  );
}

/** A numbered step, connected to the next step by a dotted line. */
function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="relative grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 pb-5 not-last:before:absolute not-last:before:top-9 not-last:before:bottom-0 not-last:before:left-[1.0625rem] not-last:before:border-l-2 not-last:before:border-dotted not-last:before:border-edge @max-[17.5rem]:before:hidden">
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-full border-2 border-ink bg-leaf font-display text-[1.0625rem]"
      >
        {number}
      </span>
      <h2 className="text-step-0 leading-9">{title}</h2>
      <div className="col-start-2 min-w-0 pt-2 @max-[17.5rem]:col-span-full">{children}</div>
    </li>
  );
}

interface Chosen {
  rupees: number | null;
  way: PaymentMethod | null;
  lacksFile: boolean;
  lacksCitizen: boolean;
}

/** Returns the next item that the donor must choose, with the id of its field. */
function findMissing(
  { rupees, way, lacksFile, lacksCitizen }: Chosen,
  fields: Record<DonateFieldName, FieldMeta>,
): MissingItem | null {
  if (rupees === null) return { name: 'amount', fieldId: fields.custom_amount.id };
  if (way === null) return { name: 'way', fieldId: fields.way.id };
  if (lacksFile) return { name: 'screenshot', fieldId: fields.screenshot.id };
  if (lacksCitizen) return { name: 'citizen', fieldId: fields.citizen.id };
  return null;
}

function toMethod(text: string): PaymentMethod | null {
  return text === 'qr' || text === 'online' ? text : null;
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
