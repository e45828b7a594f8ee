/**
 * The properties of a form field that a control needs; compatible with Conform's field metadata.
 */
export interface FieldMeta {
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  key?: string;
  errors?: string[];
  initialValue?: unknown;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  min?: string | number;
  max?: string | number;
  pattern?: string;
}

/** Fields must be listed, because Conform's fields are a proxy without keys. */
export type FieldList = readonly [] | readonly [FieldMeta, ...FieldMeta[]];

/** The properties of a form that are needed; compatible with Conform's form metadata. */
export interface FormMeta {
  id: string;
  errorId: string;
  errors?: string[];
  noValidate: boolean;
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
}

/** Returns attributes that connect a control with its label, hint and error. */
export function getControlProps(field: FieldMeta, { hint = false }: { hint?: boolean } = {}) {
  const invalid = Boolean(field.errors?.length);
  return {
    id: field.id,
    name: field.name,
    required: field.required,
    'aria-invalid': invalid || undefined,
    'aria-describedby': invalid ? field.errorId : hint ? field.descriptionId : undefined,
  };
}

/** Returns the typed or stored value, or an empty text. */
export function getInitialText(field: FieldMeta): string {
  const value = field.initialValue;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
