/** What a control needs to know of its form field; Conform's field metadata fits as it is. */
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

/** Fields named one by one. Conform's fields are a proxy without keys of its own: what is made by going through them is empty, and does not fit. */
export type NamedFields = readonly [] | readonly [FieldMeta, ...FieldMeta[]];

/** What a form needs to know of itself; Conform's form metadata fits as it is. */
export interface FormMeta {
  id: string;
  errorId: string;
  errors?: string[];
  noValidate: boolean;
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
}

/** Attributes that tie a control to its label, hint and error. */
export function controlProps(field: FieldMeta, { hint = false }: { hint?: boolean } = {}) {
  const invalid = Boolean(field.errors?.length);
  return {
    id: field.id,
    name: field.name,
    required: field.required,
    'aria-invalid': invalid || undefined,
    'aria-describedby': invalid ? field.errorId : hint ? field.descriptionId : undefined,
  };
}

/** The text a control starts with: what was typed before, else what is stored, else nothing. */
export function initialText(field: FieldMeta): string {
  const value = field.initialValue;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
