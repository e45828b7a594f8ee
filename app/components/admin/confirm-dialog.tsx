import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { FieldMeta } from '~/components/ui/field-meta';
import { ButtonLink } from '~/components/ui/button';
import { ErrorSummary } from '~/components/ui/error-summary';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { useServerForm } from '~/components/ui/use-server-form';
import { ReauthField } from './reauth/reauth-field';
import { RouteDialog } from './route-dialog';

/**
 * Confirmation dialog for an irreversible action: the consequences, the confirming button and a
 * cancel link.
 */
export function ConfirmDialog<Name extends string = never>({
  id,
  title,
  closeTo,
  confirm,
  pendingLabel,
  keep,
  schema,
  asks = [],
  children,
}: {
  id: string;
  title: string;
  closeTo: string;
  confirm: string;
  pendingLabel: string;
  keep: string;
  schema?: () => Promise<z.ZodType>;
  asks?: readonly Name[];
  children: ReactNode | ((fields: Record<Name, FieldMeta>) => ReactNode);
}) {
  const { form, fields, reply } = useServerForm<'proof' | Name>({ id, ...(schema ? { schema } : {}) });
  return (
    <RouteDialog title={title} closeTo={closeTo}>
      <ServerForm form={form} className="grid gap-4">
        <ErrorSummary
          fields={[fields.proof, ...asks.map((name) => fields[name])]}
          {...(form.errors ? { formErrors: form.errors } : {})}
          reply={reply}
        />
        <div className="grid gap-2">{typeof children === 'function' ? children(fields) : children}</div>
        <ReauthField field={fields.proof} />
        <div className="flex flex-wrap justify-end gap-2.5">
          <ButtonLink to={closeTo} preventScrollReset variant="quiet">
            {keep}
          </ButtonLink>
          <SubmitButton variant="reject" pendingLabel={pendingLabel}>
            {confirm}
          </SubmitButton>
        </div>
      </ServerForm>
    </RouteDialog>
  );
}
