import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import formats from 'ajv-formats';
import { expect } from 'vitest';

interface Operation {
  responses: Record<string, { content?: { 'application/json': { schema: object } } }>;
}

type Description = Record<string, unknown> & { paths: Record<string, Record<string, Operation>> };

/**
 * Statuses that every operation may return. The API description does not list them for each
 * operation.
 */
const EVERYWHERE = new Set([405, 500]);

/**
 * Returns a function that validates API responses against the OpenAPI description: the status must
 * be listed, and the body must match its schema. Requests to operations that are not described and
 * the statuses 405 and 500 are not checked.
 */
export function createResponseValidator(description: Record<string, unknown>) {
  const { paths, components } = description as Description;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addSchema({ $id: 'description', components });
  const validators = new Map<string, ValidateFunction>();
  const templates = Object.keys(paths).map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));
  return (method: string, pathname: string, status: number, body: unknown): void => {
    const found = templates.find(({ pattern }) => pattern.test(pathname));
    const operation = found && paths[found.path]?.[method.toLowerCase()];
    if (!operation || EVERYWHERE.has(status)) return;
    const key = `${method} ${found.path} ${status}`;
    const schema = operation.responses[status]?.content?.['application/json'].schema;
    expect(schema, `${key} is not described`).toBeDefined();
    const validate = validators.get(key) ?? ajv.compile(rewriteReferences(schema ?? {}));
    validators.set(key, validate);
    expect(validate(body) ? [] : validate.errors, `${key} is not as described`).toEqual([]);
  };
}

function rewriteReferences(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"description#/components')) as object;
}
