/** What a control needs of its form field; Conform's field metadata fits as it is. */
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

/** Named one by one: Conform's fields are a proxy without keys, so a loop over them finds none. */
export type NamedFields = readonly [] | readonly [FieldMeta, ...FieldMeta[]];

/** What a form needs of itself; Conform's form metadata fits as it is. */
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

/** What was typed before, else what is stored, else nothing. */
export function initialText(field: FieldMeta): string {
  const value = field.initialValue;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
