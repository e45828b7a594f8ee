import { ErrorSummary } from './error-summary';
import { useServerForm } from './use-server-form';

/** Shows the result of the buttons on a page: a success as a toast, and an error in place. */
export function ActionResultMessage({ id }: { id: string }) {
  const { form, reply } = useServerForm<never>({ id });
  return (
    <div className="my-5 empty:hidden">
      <ErrorSummary fields={[]} {...(form.errors ? { formErrors: form.errors } : {})} reply={reply} />
    </div>
  );
}
