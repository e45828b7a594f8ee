import { Form, type FormProps } from '@remix-run/react';
import { EnhancedField } from './enhanced-field';
import type { FormMeta } from './field-meta';

/** A form that the server checks; once scripts run it tells the server so. */
export function ServerForm({ form, children, ...rest }: FormProps & { form: FormMeta }) {
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate={form.noValidate} {...rest}>
      <EnhancedField />
      {children}
    </Form>
  );
}
