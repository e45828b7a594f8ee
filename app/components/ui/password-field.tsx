import { type InputHTMLAttributes, useState } from 'react';
import Eye from 'lucide/dist/esm/icons/eye.mjs';
import EyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import { joinClassNames } from './class-names';
import { CONTROL_CLASS } from './control-class';
import { Field, type FieldLabels } from './field';
import { getControlProps, type FieldMeta, getRulesId } from './field-meta';
import { type FieldRule, FieldRules } from './field-rules';
import { Icon } from './icon';
import { useHydrated } from './use-hydrated';
import { useMessages } from './use-messages';

/**
 * Password field. The server never sends the value back. With JavaScript, a button shows the typed
 * value.
 */
export function PasswordField({
  field,
  label,
  hint,
  aside,
  rules,
  ...rest
}: FieldLabels & {
  field: FieldMeta;
  /** Rules that get a tick while the member types. */
  rules?: { list: readonly FieldRule[]; met: string };
} & InputHTMLAttributes<HTMLInputElement>) {
  const messages = useMessages('interface.controls');
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  return (
    <Field field={field} label={label} hint={hint} aside={aside}>
      <div className="relative">
        <input
          key={field.key}
          minLength={field.minLength}
          maxLength={field.maxLength}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...getControlProps(field, { hint: Boolean(hint), hasRules: rules !== undefined })}
          {...rest}
          type={shown ? 'text' : 'password'}
          className={joinClassNames(CONTROL_CLASS, 'pr-[3.25rem]')}
        />
        {hydrated ? (
          <button
            type="button"
            aria-label={shown ? messages.hidePassword : messages.showPassword}
            aria-controls={field.id}
            onClick={() => setShown(!shown)}
            className="absolute top-1/2 right-0.5 grid size-touch -translate-y-1/2 place-items-center text-ink-soft hover:text-ink"
          >
            <Icon glyph={shown ? EyeOff : Eye} />
          </button>
        ) : null}
      </div>
      {rules ? <FieldRules id={getRulesId(field)} rules={rules.list} met={rules.met} /> : null}
    </Field>
  );
}
