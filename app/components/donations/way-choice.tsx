import { classNames } from '~/components/ui/class-names';
import { FieldNote } from '~/components/ui/field';
import { initialText, type FieldMeta } from '~/components/ui/field-meta';
import { choiceCard, choiceDot } from './amount-choice';

/** How a donation is paid. */
export type Way = 'online' | 'qr';

const WAYS: { value: Way; label: string; text: string }[] = [
  { value: 'online', label: 'Online payment', text: 'UPI, card or netbanking. Karma at once.' },
  { value: 'qr', label: 'QR payment', text: 'Scan, pay, upload the screenshot. Karma on approval.' },
];

/** Online, or by QR code with a screenshot. */
export function WayChoice({ field, onChange }: { field: FieldMeta; onChange: (way: Way) => void }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 display text-step-1">How will you pay?</legend>
      <div className="grid gap-2.5">
        {WAYS.map(({ value, label, text }) => (
          <label key={value} className={classNames(choiceCard, 'block pr-12 leading-[1.35]')}>
            <input
              type="radio"
              id={value === 'online' ? field.id : undefined}
              name={field.name}
              value={value}
              defaultChecked={initialText(field) === value}
              onChange={() => onChange(value)}
              className={choiceDot}
            />
            <span className="block font-semibold">{label}</span>
            <span className="block text-small text-ink-soft">{text}</span>
          </label>
        ))}
      </div>
      <FieldNote field={field} />
    </fieldset>
  );
}
