import { useState } from 'react';
import type { ClipboardEvent, FormEvent, InputHTMLAttributes } from 'react';
import { classNames } from './class-names';
import { controlClass } from './control-class';
import { localDigits } from './country';
import type { Country } from './country';
import { CountrySelect } from './country-select';
import { DialCode } from './dial-code';
import { Field } from './field';
import type { FieldText } from './field';
import { controlProps, initialText } from './field-meta';
import type { FieldMeta } from './field-meta';

const INDIA: Country = { code: 'IN', name: 'India', dialCode: '+91' };

type PhoneInput = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onInput' | 'onPaste'>;

/** Country code and number in one line; the number keeps digits only and at most ten of them. */
export function PhoneField({
  field,
  countryField,
  countries,
  label,
  hint,
  aside,
  ...rest
}: FieldText & { field: FieldMeta; countryField: FieldMeta; countries: readonly Country[] } & PhoneInput) {
  const initialCode = initialText(countryField) || INDIA.code;
  const [selected, setSelected] = useState(() => countries.find(({ code }) => code === initialCode) ?? INDIA);
  return (
    <Field field={field} label={label} hint={hint} aside={aside}>
      <div className="group/phone relative grid grid-cols-[auto_1fr]">
        <CountrySelect field={countryField} countries={countries} selected={selected} onSelect={setSelected} />
        <NumberInput {...rest} field={field} hint={Boolean(hint)} dialCode={selected.dialCode} />
      </div>
    </Field>
  );
}

/** A phone number whose country is always India. */
export function IndianPhoneField({
  field,
  label,
  hint,
  aside,
  ...rest
}: FieldText & { field: FieldMeta } & PhoneInput) {
  return (
    <Field field={field} label={label} hint={hint} aside={aside}>
      <div className="grid grid-cols-[auto_1fr]">
        <span className="flex items-center gap-2 rounded-l-field border-[1.5px] border-r-0 border-edge bg-wall-deep px-[0.8rem]">
          <DialCode country={INDIA} />
        </span>
        <NumberInput {...rest} field={field} hint={Boolean(hint)} dialCode={INDIA.dialCode} />
      </div>
    </Field>
  );
}

function NumberInput({
  field,
  hint,
  dialCode,
  ...rest
}: PhoneInput & { field: FieldMeta; hint: boolean; dialCode: string }) {
  function keepDigits(event: FormEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const digits = localDigits(input.value, dialCode);
    if (digits !== input.value) input.value = digits;
  }

  // A pasted full number is longer than the field: without this the browser would cut it before its dial code is taken off.
  function pasteDigits(event: ClipboardEvent<HTMLInputElement>) {
    const digits = localDigits(event.clipboardData.getData('text'), dialCode);
    if (digits.length !== 10) return;
    event.preventDefault();
    event.currentTarget.value = digits;
    event.currentTarget.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <input
      key={field.key}
      autoComplete="tel-national"
      defaultValue={initialText(field)}
      {...controlProps(field, { hint })}
      {...rest}
      type="tel"
      inputMode="numeric"
      maxLength={10}
      onInput={keepDigits}
      onPaste={pasteDigits}
      className={classNames(controlClass, 'tabular rounded-l-none')}
    />
  );
}
