import { buildApiReference, type ReferenceEntry } from '~/lib/api-reference';

export function apiMarkdown(description: { info: { description: string } }): string {
  const sections = buildApiReference(description).map(({ title, calls }) =>
    [`## ${title}`, ...calls.map(callMarkdown)].join('\n\n'),
  );
  const head = [
    '# API',
    'Made from the route table and the schemas by `npm run api:describe`; the same as OpenAPI 3.1 is `/api/openapi.json`, and as a page `/api/docs`.',
    description.info.description,
    'A refusal answers `{success: false, message, errors?}`; `errors` names the fields. A method that a call does not have answers 405 with `Allow`.',
  ];
  return [...head, ...sections].join('\n\n');
}

function callMarkdown({
  method,
  path,
  summary,
  who,
  parameters,
  sends,
  status,
  answers,
  refusals,
}: ReferenceEntry): string {
  return [
    `### ${method} ${path}`,
    `${summary}.\n`,
    `- Who: ${who}`,
    ...(parameters.length > 0 ? [`- Parameters: \`${parameters.join(', ')}\``] : []),
    ...(sends ? [`- Sends${sends.isForm ? ' a multipart form' : ''}: \`${sends.type}\``] : []),
    `- ${status}: \`${answers}\``,
    `- Refusals: ${refusals.join(', ')}`,
  ].join('\n');
}
