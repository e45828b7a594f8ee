/** The properties of a form field that an input needs. Compatible with Conform's field metadata. */
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

/**
 * Fields are passed as a list, because Conform's field set is a proxy whose keys cannot be
 * enumerated.
 */
export type FieldList = readonly [] | readonly [FieldMeta, ...FieldMeta[]];

/** The form properties that the components need. Compatible with Conform's form metadata. */
export interface FormMeta {
  id: string;
  errorId: string;
  errors?: string[];
  noValidate: boolean;
  onSubmit: (event: React.FormEvent<HTMLFormElement>) => void;
}

/** Returns the id of the list of a field's rules. */
export const getRulesId = (field: FieldMeta) => `${field.id}-rules`;

/** Returns the attributes that connect an input with its label, rules, hint and error. */
export function getControlProps(
  field: FieldMeta,
  { hint = false, hasRules = false }: { hint?: boolean; hasRules?: boolean } = {},
) {
  const invalid = Boolean(field.errors?.length);
  const description = [hasRules ? getRulesId(field) : [], hint ? field.descriptionId : []].flat().join(' ');
  return {
    id: field.id,
    name: field.name,
    required: field.required,
    'aria-invalid': invalid || undefined,
    'aria-describedby': invalid ? field.errorId : description || undefined,
  };
}

/** Returns the submitted or stored value of a field, or an empty string. */
export function getInitialText(field: FieldMeta): string {
  const value = field.initialValue;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
