import { type FetcherWithComponents, Form, type FormProps } from '@remix-run/react';
import { forwardRef } from 'react';
import type { FormMeta } from './field-meta';
import { useHydrated } from './use-hydrated';

interface ServerFormProps extends FormProps {
  /** Form metadata from `useServerForm`. Undefined for a form that consists only of buttons. */
  form?: FormMeta;
  /** The `Form` component of a fetcher, if submitting should not navigate. */
  component?: FetcherWithComponents<unknown>['Form'];
}

/**
 * A form whose page shows the server's response. A hidden field tells the server that JavaScript is
 * on, so that it responds with a message instead of a redirect.
 */
export const ServerForm = forwardRef<HTMLFormElement, ServerFormProps>(function ServerForm(
  { form, component: SentForm = Form, children, ...rest },
  ref,
) {
  const isHydrated = useHydrated();
  const checked = form && { id: form.id, onSubmit: form.onSubmit, noValidate: form.noValidate };
  return (
    <SentForm method="post" ref={ref} {...checked} {...rest}>
      {isHydrated ? <input type="hidden" name="enhanced" value="1" /> : null}
      {children}
    </SentForm>
  );
});
