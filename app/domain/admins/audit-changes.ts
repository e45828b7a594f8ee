import type { Prisma } from '~/db/generated/client';

export interface FieldChange {
  field: string;
  before: string | null;
  after: string | null;
}

/**
 * Lists the fields that differ between two JSON records. If one record is missing, lists all
 * fields.
 */
export function diffRecords(before: Prisma.JsonValue, after: Prisma.JsonValue): FieldChange[] {
  const [old, now] = [new Map(flattenFields(before)), new Map(flattenFields(after))];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: old.get(field) ?? null, after: now.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

function flattenFields(value: Prisma.JsonValue | undefined, path: string[] = []): [string, string][] {
  if (value === null || value === undefined || value === '') return [];
  if (typeof value === 'object' && !Array.isArray(value))
    return Object.entries(value).flatMap(([name, value]) => flattenFields(value, [...path, formatName(name)]));
  return [[path.join(', '), formatValue(value)]];
}

function formatValue(value: Prisma.JsonValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(formatValue).join(', ') || 'None';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function formatName(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
