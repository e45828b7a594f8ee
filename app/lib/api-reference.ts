type Json = Record<string, unknown>;

interface Operation {
  summary: string;
  tags: string[];
  security?: Json[];
  parameters?: { name: string; required?: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content: Record<string, { schema: Json }> }>;
}

export interface ApiReferenceEntry {
  method: string;
  path: string;
  summary: string;
  who: string;
  parameters: string[];
  sends: { type: string; isForm: boolean } | null;
  status: string;
  answers: string;
  refusals: string[];
}

export function buildApiReference(description: object): { title: string; calls: ApiReferenceEntry[] }[] {
  const { paths } = description as { paths: Record<string, Record<string, Operation>> };
  const entries = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      tag: operation.tags[0],
      entry: toEntry(method, path, operation),
    })),
  );
  return ['Public', 'Members', 'Back office'].map((title) => ({
    title,
    calls: entries.filter(({ tag }) => tag === title).map(({ entry }) => entry),
  }));
}

function toEntry(method: string, path: string, operation: Operation): ApiReferenceEntry {
  const { summary, security, parameters, requestBody, responses } = operation;
  const [status = '', ...refusals] = Object.keys(responses);
  const [sent] = Object.entries(requestBody?.content ?? {});
  return {
    method: method.toUpperCase(),
    path,
    summary,
    who: security?.map((one) => Object.keys(one)[0] ?? 'anybody').join(', ') ?? 'anybody',
    parameters: (parameters ?? []).map(
      ({ name, schema, required }) => `${name}${required ? '' : '?'}: ${describeType(schema)}`,
    ),
    sends: sent ? { type: describeType(sent[1].schema), isForm: sent[0] !== 'application/json' } : null,
    status,
    answers: describeType(responses[status]?.content['application/json']?.schema ?? {}),
    refusals,
  };
}

function describeType(schema: Json): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (options) return [...new Set(options.map(describeType))].join(' | ');
  if (schema.format === 'binary') return 'file';
  if (schema.type === 'array') return `[${describeType((schema.items ?? {}) as Json)}]`;
  if (schema.type === 'object') return formatObjectType(schema);
  const types = [schema.type ?? 'any'].flat() as string[];
  return types.join(' | ');
}

function formatObjectType({ properties = {}, required = [] }: Json): string {
  const names = new Set(required as string[]);
  const fields = Object.entries(properties as Record<string, Json>);
  return `{${fields.map(([name, one]) => `${name}${names.has(name) ? '' : '?'}: ${describeType(one)}`).join(', ')}}`;
}
