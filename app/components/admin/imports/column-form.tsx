import { Card } from '~/components/ui/card';
import { ErrorSummary } from '~/components/ui/error-summary';
import { FieldHintOrError } from '~/components/ui/field';
import type { FormResponse } from '~/components/ui/form-response';
import { Select } from '~/components/ui/select';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { useFormWithResponse } from '~/components/ui/use-server-form';
import { listImportFields, NO_FIELD } from '~/domain/imports/policy';
import type { ImportPage } from '~/domain/imports/queries.server';

/** Assigns each column of the file to a field, and lets the worker check the file. */
export function ColumnForm({ page, reply }: { page: ImportPage; reply: FormResponse | undefined }) {
  const { form, fields } = useFormWithResponse<'column'>(reply, { id: 'import-columns' });
  const typed: unknown = fields.column.initialValue;
  const chosen = Array.isArray(typed) && typed.length === page.headers.length ? (typed as string[]) : page.columns;
  const choices = listImportFields(page.kind);
  return (
    <Card padded={false} aria-labelledby="columns-title">
      <ServerForm form={form}>
        <div className="px-[18px] pt-3">
          <h2 id="columns-title" className="text-step-1">
            Columns
          </h2>
          <ErrorSummary
            fields={[{ ...fields.column, id: 'column-0' }]}
            {...(form.errors ? { formErrors: form.errors } : {})}
            reply={reply}
          />
        </div>
        <ul className="mt-2 border-t-[1.5px] border-ink">
          {page.headers.map((header, at) => (
            <li
              key={`${at} ${header}`}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hair px-[18px] py-1.5"
            >
              <label htmlFor={`column-${at}`} className="min-w-0 flex-[1_1_7rem] leading-tight wrap-anywhere">
                <span className="font-semibold">{header || `Column ${at + 1}`}</span>
                <span className="block text-small text-ink-soft">{page.example[at] || '–'}</span>
              </label>
              <div className="flex-[1_1_9rem]">
                <Select
                  dense
                  id={`column-${at}`}
                  name="column"
                  defaultValue={chosen[at] || NO_FIELD}
                  aria-invalid={fields.column.errors?.length ? true : undefined}
                >
                  <option value={NO_FIELD}>Do not import</option>
                  {choices.map(([name, { label }]) => (
                    <option key={name} value={name}>
                      {label}
                    </option>
                  ))}
                </Select>
              </div>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-3 px-[18px] py-3.5">
          <div className="flex-[1_1_9rem]">
            <FieldHintOrError field={fields.column} hint="Dates are read as day/month/year." />
          </div>
          <SubmitButton variant={page.state === 'uploaded' ? 'primary' : 'quiet'} pendingLabel="Saving...">
            {page.state === 'uploaded' ? 'Check the file' : 'Check again'}
          </SubmitButton>
        </div>
      </ServerForm>
    </Card>
  );
}
