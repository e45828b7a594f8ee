import { type FormEvent, type InputHTMLAttributes, useState } from 'react';
import { joinClassNames } from './class-names';
import { CONTROL_CLASS } from './control-class';
import { MAX_TYPED_PHONE_LENGTH, toLocalPhoneDigits } from './country';
import { CountrySelect } from './country-select';
import { Field, type FieldLabels } from './field';
import { getControlProps, type FieldMeta, getInitialText, getRulesId } from './field-meta';
import { type FieldRule, FieldRules } from './field-rules';
import type { Country } from '~/lib/countries';
import { useMessages } from './use-messages';

const INDIA: Country = { code: 'IN', name: 'India', dialCode: '+91' };

type PhoneInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onInput'>;

/**
 * Fields for country code and number, next to each other or, for large text on a small phone,
 * stacked. With JavaScript, only digits are accepted, and at most ten for an Indian number.
 */
export function PhoneField({
  field,
  countryField,
  countries,
  label,
  hint,
  aside,
  indianRules,
  ...rest
}: FieldLabels & {
  field: FieldMeta;
  countryField: FieldMeta;
  countries: readonly Country[];
  /** Rules of Indian numbers, which get a tick while the member types. */
  indianRules?: { list: readonly FieldRule[]; met: string };
} & PhoneInput) {
  const { otherCountry } = useMessages('interface.controls');
  const initialCode = getInitialText(countryField) || INDIA.code;
  const [selected, setSelected] = useState(() => countries.find(({ code }) => code === initialCode) ?? INDIA);
  const rules = selected.code === INDIA.code ? indianRules : undefined;
  return (
    <Field field={field} label={label} hint={hint} aside={aside}>
      <div className="group/phone @container relative has-[[aria-expanded=true]]:z-20">
        <div className="grid gap-1 @min-[14rem]:grid-cols-[auto_1fr] @min-[14rem]:gap-0">
          <CountrySelect field={countryField} countries={countries} selected={selected} onSelect={setSelected} />
          <NumberInput
            {...rest}
            field={field}
            hint={Boolean(hint)}
            hasRules={rules !== undefined}
            dialCode={selected.dialCode}
          />
        </div>
      </div>
      <p className="hidden text-note text-ink-soft noscript:block">{otherCountry}</p>
      {rules ? <FieldRules id={getRulesId(field)} rules={rules.list} met={rules.met} /> : null}
    </Field>
  );
}

function NumberInput({
  field,
  hint,
  hasRules,
  dialCode,
  ...rest
}: PhoneInput & { field: FieldMeta; hint: boolean; hasRules: boolean; dialCode: string }) {
  function keepDigits(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const digits = toLocalPhoneDigits(input.value, dialCode);
    if (digits !== input.value) input.value = digits;
  }

  return (
    <input
      key={field.key}
      autoComplete="tel-national"
      defaultValue={getInitialText(field)}
      {...getControlProps(field, { hint, hasRules })}
      {...rest}
      type="tel"
      inputMode="numeric"
      maxLength={MAX_TYPED_PHONE_LENGTH}
      onInput={keepDigits}
      className={joinClassNames(CONTROL_CLASS, 'tabular @min-[14rem]:rounded-l-none')}
    />
  );
}
