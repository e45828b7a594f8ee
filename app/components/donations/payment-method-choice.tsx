import { joinClassNames } from '~/components/ui/class-names';
import { FieldHintOrError } from '~/components/ui/field';
import { getInitialText, type FieldMeta } from '~/components/ui/field-meta';
import { useMessages } from '~/components/ui/use-messages';
import { CHOICE_CARD_CLASS, CHOICE_DOT_CLASS } from './amount-choice';

const WAYS = ['online', 'qr'] as const;

export type PaymentMethod = (typeof WAYS)[number];

export function PaymentMethodChoice({ field, onChange }: { field: FieldMeta; onChange: (way: PaymentMethod) => void }) {
  const messages = useMessages('donations.donate').ways;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 display text-step-1">{messages.title}</legend>
      <div className="grid gap-2.5">
        {WAYS.map((value) => (
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
            <span className="block text-small text-ink-soft">{messages[value].text}</span>
          </label>
        ))}
      </div>
      <FieldHintOrError field={field} />
    </fieldset>
  );
}
