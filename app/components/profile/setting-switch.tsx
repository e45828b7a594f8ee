import { FieldHintOrError } from '~/components/ui/field';
import { type FieldMeta, getControlProps, getInitialText } from '~/components/ui/field-meta';

/** A row with a switch. It sends `on` if on, and nothing if off. */
export function SettingSwitch({ field, label, hint }: { field: FieldMeta; label: string; hint: string }) {
  return (
    <div className="grid gap-1 py-3">
      <label htmlFor={field.id} className="flex min-h-touch cursor-pointer flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 flex-[1_1_7rem] leading-snug font-semibold">{label}</span>
        <input
          {...getControlProps(field, { hint: true })}
          key={field.key}
          type="checkbox"
          role="switch"
          value="on"
          defaultChecked={getInitialText(field) === 'on'}
          className="switch"
        />
      </label>
      <FieldHintOrError field={field} hint={hint} />
    </div>
  );
}
