import { ErrorSummary } from './error-summary';
import { useServerForm } from './use-server-form';

/** What came of a page's buttons, which have no fields: a notice, or why not in this place. */
export function ButtonReply({ id }: { id: string }) {
  const { form, reply } = useServerForm<never>({ id });
  return (
    <div className="my-5 empty:hidden">
      <ErrorSummary fields={[]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
    </div>
  );
}
