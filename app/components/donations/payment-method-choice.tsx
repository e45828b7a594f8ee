import { joinClassNames } from '~/components/ui/class-names';
import { FieldHintOrError } from '~/components/ui/field';
import { getInitialText, type FieldMeta } from '~/components/ui/field-meta';
import { useMessages } from '~/components/ui/use-messages';
import { CHOICE_CARD_CLASS, CHOICE_DOT_CLASS } from './amount-choice';

const WAYS = ['online', 'qr'] as const;

export type PaymentMethod = (typeof WAYS)[number];

/**
 * Choice of the payment method. QR payment is offered if there is a UPI ID or the payment provider
 * creates the QR code.
 */
export function PaymentMethodChoice({
  field,
  hasQr,
  hasCodes,
  onChange,
}: {
  field: FieldMeta;
  hasQr: boolean;
  /** True if the payment provider creates the QR code, so that no screenshot is needed. */
  hasCodes: boolean;
  onChange: (way: PaymentMethod) => void;
}) {
  const messages = useMessages('donations.donate').ways;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 display text-step-1">{messages.title}</legend>
      <div className="grid gap-2.5">
        {WAYS.filter((value) => value === 'online' || hasQr).map((value) => (
          <label key={value} className={joinClassNames(CHOICE_CARD_CLASS, 'block pr-12 leading-[1.35]')}>
            <input
              type="radio"
              id={value === 'online' ? field.id : undefined}
              name={field.name}
              value={value}
              defaultChecked={getInitialText(field) === value}
              onChange={() => onChange(value)}
              className={CHOICE_DOT_CLASS}
            />
            <span className="block font-semibold">{messages[value].label}</span>
            <span className="block text-small text-ink-soft">
              {hasCodes && value === 'qr' ? messages.code : messages[value].text}
            </span>
          </label>
        ))}
      </div>
      <FieldHintOrError field={field} />
    </fieldset>
  );
}
