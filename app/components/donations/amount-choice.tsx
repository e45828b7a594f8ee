import { joinClassNames } from '~/components/ui/class-names';
import { CONTROL_CLASS } from '~/components/ui/control-class';
import { Field } from '~/components/ui/field';
import { getControlProps, type FieldMeta } from '~/components/ui/field-meta';
import { useLanguage } from '~/components/ui/use-language';
import { DONATION_AMOUNT_PRESETS } from '~/domain/donations/policy';
import { formatCount, formatPaise } from '~/lib/format-number';
import { interpolate } from '~/i18n/interpolate';
import { useMessages } from '~/components/ui/use-messages';

/** Amount chosen in the form. Either `preset` or `custom` is empty. */
export interface SelectedAmount {
  preset: string;
  custom: string;
}

/** CSS classes of a card that contains a radio button. */
export const CHOICE_CARD_CLASS =
  'relative cursor-pointer rounded-sheet bg-leaf px-3.5 py-3 shadow-[inset_0_0_0_1.5px_var(--color-hair)] ' +
  'has-checked:shadow-[inset_0_0_0_2.5px_var(--color-ink)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-focus forced-colors:border';

export const CHOICE_DOT_CLASS = 'radio-dot absolute top-3.5 right-3 focus-visible:outline-none';

/**
 * CSS class for pages without JavaScript. Hides an element after a different amount is selected.
 */
export const HIDDEN_IF_AMOUNT_CHANGED = 'group-has-[:invalid]:hidden group-has-[[data-undrawn]:checked]:hidden';

/**
 * CSS class for pages without JavaScript. Shows an element only after a different amount is
 * selected.
 */
export const SHOWN_IF_AMOUNT_CHANGED = 'hidden group-has-[:invalid]:inline group-has-[[data-undrawn]:checked]:inline';

/** Four preset amounts and a field for a custom amount. Choosing one clears the other. */
export function AmountChoice({
  presetField,
  customField,
  amount,
  drawnFor,
  onChange,
}: {
  presetField: FieldMeta;
  customField: FieldMeta;
  amount: SelectedAmount;
  /**
   * Amount in rupees for which the server rendered the QR code and the button. Used on pages
   * without JavaScript.
   */
  drawnFor: number | null;
  onChange: (amount: SelectedAmount) => void;
}) {
  const messages = useMessages('donations.donate').amount;
  const isEnglish = useLanguage() === 'en';
  return (
    <>
      <div className="@container">
        <fieldset className="min-w-0">
          <legend className="mb-2.5 display text-step-1">{messages.title}</legend>
          <div className="grid grid-cols-2 gap-2.5 @max-[12rem]:grid-cols-1">
            {DONATION_AMOUNT_PRESETS.map(({ rupees, category, hindi }) => (
              <label key={rupees} className={joinClassNames(CHOICE_CARD_CLASS, 'block min-h-[6.5rem]')}>
                <input
                  type="radio"
                  name={presetField.name}
                  value={rupees}
                  data-undrawn={drawnFor !== null && rupees !== drawnFor ? '' : undefined}
                  checked={amount.preset === String(rupees)}
                  onChange={() => onChange({ preset: String(rupees), custom: '' })}
                  className={CHOICE_DOT_CLASS}
                />
                <span className="block display text-[clamp(1.375rem,7.2vw,1.75rem)] leading-[1.1]">
                  {formatPaise(rupees * 100)}
                </span>
                <span className="mt-0.5 flex flex-wrap items-baseline gap-x-[0.4rem] leading-[1.4]">
                  {messages.categories[category]}{' '}
                  {isEnglish ? (
                    <span lang="hi" className="font-display text-[1.0625rem] font-semibold text-geru">
                      {hindi}
                    </span>
                  ) : null}
                </span>
                <span className="block text-note text-ink-soft">
                  {interpolate(messages.karma, { count: formatCount(rupees) })}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      </div>
      <Field field={customField} label={messages.categories.Custom}>
        <div className="relative">
          <span aria-hidden="true" className="absolute top-[0.7rem] left-3.5 text-ink-soft">
            ₹
          </span>
          <input
            {...getControlProps(customField)}
            value={amount.custom}
            onChange={({ target }) => onChange({ preset: '', custom: target.value })}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            pattern={drawnFor === null ? undefined : buildAmountPattern(drawnFor)}
            placeholder={messages.placeholder}
            className={joinClassNames(CONTROL_CLASS, 'pl-8')}
          />
        </div>
      </Field>
    </>
  );
}

/**
 * Returns a regular expression for the amount in the formats in which people type it, such as
 * ₹1,100. Any different text matches `:invalid` in CSS.
 */
function buildAmountPattern(rupees: number): string {
  const between = '[₹,\\s]*';
  return between + Array.from(String(rupees), (digit) => digit + between).join('');
}
