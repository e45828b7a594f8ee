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

function flattenFields(kept: Prisma.JsonValue | undefined, path: string[] = []): [string, string][] {
  if (kept === null || kept === undefined || kept === '') return [];
  if (typeof kept === 'object' && !Array.isArray(kept))
    return Object.entries(kept).flatMap(([name, value]) => flattenFields(value, [...path, formatName(name)]));
  return [[path.join(', '), formatValue(kept)]];
}

function formatValue(kept: Prisma.JsonValue): string {
  if (typeof kept === 'boolean') return kept ? 'Yes' : 'No';
  if (Array.isArray(kept)) return kept.map(formatValue).join(', ') || 'None';
  return typeof kept === 'string' ? kept : JSON.stringify(kept);
}

function formatName(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
