import { type FetcherWithComponents, Form, type FormProps } from '@remix-run/react';
import { forwardRef } from 'react';
import type { FormMeta } from './field-meta';
import { useHydrated } from './use-hydrated';

interface ServerFormProps extends FormProps {
  /** Conform's metadata, from `useServerForm`. A form of buttons has none. */
  form?: FormMeta;
  /** The form of a fetcher, if the page stays where it is. */
  component?: FetcherWithComponents<unknown>['Form'];
}

/**
 * A form whose page shows the server's reply. A hidden field reports that scripts are running: the
 * server then replies with a message instead of a redirect.
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
