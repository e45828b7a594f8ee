import type { z } from 'zod';

/**
 * Maximum number of values accepted for one field name. Higher than the limit in any list schema.
 */
const MAX_REPEATS = 200;

const namesBySchema = new WeakMap<z.ZodType, ReadonlySet<string>>();

/**
 * Copies the fields that are in the schema or in `others`, and drops all remaining ones. Conform
 * builds nested lists from any field name, so `x[20000000]=1` would exhaust the heap, and
 * `__intent__` would run a Conform command.
 */
export function pickKnownFields(form: FormData, schema: z.ZodType, others: readonly string[] = []): FormData {
  const names = listFieldNames(schema);
  const repeats = new Map<string, number>();
  const known = new FormData();
  for (const [name, value] of form) {
    if (!names.has(name) && !others.includes(name)) continue;
    const times = (repeats.get(name) ?? 0) + 1;
    repeats.set(name, times);
    if (times <= MAX_REPEATS) known.append(name, value);
  }
  return known;
}

/**
 * Returns the field names of a schema in Conform's notation, such as `address.city`. A form repeats
 * the name of a list field for each value.
 */
function listFieldNames(schema: z.ZodType): ReadonlySet<string> {
  const known = namesBySchema.get(schema);
  if (known) return known;
  const names = new Set<string>();
  addFieldNames(names, schema, '');
  namesBySchema.set(schema, names);
  return names;
}

function addFieldNames(names: Set<string>, schema: z.core.$ZodType, name: string): void {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') {
    for (const [key, field] of Object.entries(def.shape)) addFieldNames(names, field, name ? `${name}.${key}` : key);
  } else if (def.type === 'array') {
    const elements = new Set<string>();
    addFieldNames(elements, def.element, name);
    if (!elements.has(name)) throw new TypeError(`Forms have no lists of objects, such as ${name}`);
    names.add(name);
  } else {
    const parts = listParts(def);
    if (parts.length === 0) names.add(name);
    for (const part of parts) addFieldNames(names, part, name);
  }
}

/** Returns the inner schemas of a wrapper or a union. Empty for a schema of a single value. */
function listParts(def: z.core.$ZodTypes['_zod']['def']): readonly z.core.$ZodType[] {
  if (def.type === 'union') return def.options;
  if (def.type === 'intersection') return [def.left, def.right];
  if (def.type === 'pipe') return [(def.in as z.core.$ZodTypes)._zod.def.type === 'transform' ? def.out : def.in];
  return 'innerType' in def ? [def.innerType] : [];
}
