import { FieldHintOrError } from '~/components/ui/field';
import type { FieldMeta } from '~/components/ui/field-meta';
import { PERMISSION_LABELS, PERMISSIONS } from '~/domain/admins/policy';

export function PermissionCheckboxes({ field }: { field: FieldMeta }) {
  const given = field.initialValue;
  const ticked = Array.isArray(given) ? given : [given];
  return (
    <fieldset key={field.key} className="grid gap-1">
      <legend className="mb-1 text-small font-semibold">Permissions</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {PERMISSIONS.map((permission, at) => (
          <label key={permission} className="flex min-h-touch cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              id={at === 0 ? field.id : undefined}
              name={field.name}
              value={permission}
              defaultChecked={ticked.includes(permission)}
              className="checkbox"
            />
            {PERMISSION_LABELS[permission]}
          </label>
        ))}
      </div>
      <FieldHintOrError field={field} />
    </fieldset>
  );
}
