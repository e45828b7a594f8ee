import { FilterChips } from '~/components/admin/filter-chips';
import { ErrorSummary } from '~/components/ui/error-summary';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { TextField } from '~/components/ui/text-field';
import { useServerForm } from '~/components/ui/use-server-form';
import type { SavedFilter } from '~/domain/admins/member-filters.server';

const schema = () => import('~/domain/admins/schemas').then(({ saveMemberFilterSchema }) => saveMemberFilterSchema);

/** Filters that all staff share, as chips, and a form that saves the current one. */
export function SavedFilters({ filters, query }: { filters: readonly SavedFilter[]; query: string }) {
  const { form, fields, reply } = useServerForm<'name' | 'query'>({ schema, id: 'save-filter' });
  const current = filters.find((one) => one.query === query);
  return (
    <div className="mt-5 grid gap-2 print:hidden">
      {filters.length > 0 ? (
        <FilterChips
          label="Saved filters"
          chips={[
            { to: '/admin/users', label: 'All', current: query === '' },
            ...filters.map((one) => ({
              to: `/admin/users?${one.query}`,
              label: one.isOwn ? `${one.name} (yours)` : one.name,
              current: one.query === query,
            })),
          ]}
        />
      ) : null}
      <ErrorSummary
        fields={[fields.name, fields.query]}
        {...(form.errors ? { formErrors: form.errors } : {})}
        reply={reply}
      />
      {current ? (
        <ServerForm preventScrollReset>
          <input type="hidden" name="id" value={current.id} />
          <SubmitButton intent="delete-filter" variant="quiet" size="small" pendingLabel="Deleting...">
            Delete the filter “{current.name}”
          </SubmitButton>
        </ServerForm>
      ) : query === '' ? null : (
        <details open={Boolean(fields.name.errors?.length)}>
          <summary className="inline-flex min-h-touch cursor-pointer items-center font-semibold text-neel underline">
            Save this filter for all staff
          </summary>
          <ServerForm form={form} preventScrollReset className="flex max-w-xl flex-wrap items-end gap-3">
            <input type="hidden" name="query" value={query} />
            <div className="flex-[1_1_12rem]">
              <TextField label="Name of the filter" field={fields.name} maxLength={40} required />
            </div>
            <SubmitButton pendingLabel="Saving...">Save filter</SubmitButton>
          </ServerForm>
        </details>
      )}
    </div>
  );
}
