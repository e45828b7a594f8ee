type Json = Record<string, unknown>;

interface Operation {
  summary: string;
  tags: [string];
  security?: Json[];
  parameters?: { name: string; in: string; required?: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content: Record<string, { schema: Json }> }>;
}

const SECTIONS = ['Public', 'Members', 'Back office'];

/** docs/api.md: the description of the API for people. */
export function apiReference(description: Json): string {
  const paths = description.paths as Record<string, Record<string, Operation>>;
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
  );
  const sections = SECTIONS.map((section) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === section);
    return [`## ${section}`, ...own.map(({ call, operation }) => referenceOf(call, operation))].join('\n\n');
  });
  const head = [
    '# API',
    'Made from the route table and the schemas by `npm run api:describe`; the same as OpenAPI 3.1 is `/api/openapi.json`.',
    String((description.info as Json).description),
    'A refusal answers `{success: false, message, errors?}`; `errors` names the fields. A method that a call does not have answers 405 with `Allow`.',
  ];
  return `${[...head, ...sections].join('\n\n')}\n`;
}

function referenceOf(call: string, { summary, security, parameters, requestBody, responses }: Operation): string {
  const [[status = '', success]] = Object.entries(responses) as [[string, Operation['responses'][string]]];
  const refusals = Object.keys(responses).filter((one) => one !== status);
  const who = security?.map((one) => Object.keys(one)[0] ?? 'anybody').join(', ') ?? 'anybody';
  const sent = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) => `- Sends${type === 'application/json' ? '' : ` (${type})`}: ${fieldsOf(schema)}`,
  );
  const asked =
    parameters?.map(({ name, schema, required }) => `${name}${required ? '' : '?'}: ${typeOf(schema)}`) ?? [];
  return [
    `### ${call}`,
    `${summary}.\n`,
    `- Who: ${who}`,
    ...(asked.length > 0 ? [`- Parameters: \`${asked.join(', ')}\``] : []),
    ...sent,
    `- ${status}: ${fieldsOf(success.content['application/json']?.schema ?? {})}`,
    `- Refusals: ${refusals.join(', ')}`,
  ].join('\n');
}

function fieldsOf(schema: Json): string {
  return `\`${typeOf(schema)}\``;
}

function typeOf(schema: Json): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  const options = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
  if (options) return [...new Set(options.map(typeOf))].join(' | ');
  if (schema.type === 'array') return `[${typeOf((schema.items ?? {}) as Json)}]`;
  if (schema.type !== 'object') return String(schema.type ?? 'any');
  const required = new Set((schema.required ?? []) as string[]);
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>);
  if (properties.length === 0) return 'object';
  return `{${properties.map(([name, one]) => `${name}${required.has(name) ? '' : '?'}: ${typeOf(one)}`).join(', ')}}`;
}
