import { z } from 'zod';
import { getFileRule } from '~/domain/content/policy';
import type { AnyEndpoint, ApiHandler, HttpMethod } from '../../app/http/api/endpoint';

/** A route with its full path, in which `:name` is a parameter. */
export interface MountedRoute {
  path: string;
  module: object;
}

type Json = Record<string, unknown>;

const REFUSALS = {
  400: 'The input is not valid; `errors` has the messages of each invalid field.',
  401: 'The token is missing, invalid or expired.',
  403: 'Not allowed.',
  404: 'Not found.',
  409: 'The request conflicts with the stored data.',
  413: 'The request body is too large.',
  415: 'The file type is not supported.',
  429: 'Too many requests; `Retry-After` is the number of seconds to wait.',
  503: 'A service that this call needs is unavailable.',
} as const;

/**
 * Generates the OpenAPI 3.1 description from the routes and the schemas of their requests and
 * responses.
 */
export function describeApi(routes: readonly MountedRoute[]) {
  const paths = routes
    .map(({ path, module }) => ({ path, calls: getEndpoints(module) }))
    .filter(({ path, calls }) => calls && !path.includes('*'))
    .map(({ path, calls }) => [`/${path.replace(/:(\w+)/g, '{$1}')}`, buildPathItem(path, calls ?? {})] as const)
    .sort(([one], [other]) => one.localeCompare(other, 'en'));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sangha',
      version: '1',
      description:
        'Each response is a JSON object with the field `success`. ' +
        'Log in to get a bearer token. A member token is not valid for admin calls, and an admin token is not valid for member calls. ' +
        'Dates are in the time zone of the community (IST by default). Amounts are whole rupees, and ids are integers. ' +
        'Unknown fields are ignored.',
    },
    paths: Object.fromEntries(paths),
    components: {
      schemas: {
        Refusal: {
          type: 'object',
          properties: {
            success: { const: false },
            message: { type: 'string' },
            errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
            second_factor_required: {
              const: true,
              description:
                'True if the admin must log in again with `otp`, a code of their authenticator app or a recovery code',
            },
          },
          required: ['success', 'message'],
          additionalProperties: false,
        },
      },
      securitySchemes: {
        member: { type: 'http', scheme: 'bearer', description: 'The token of POST /api/login.' },
        admin: { type: 'http', scheme: 'bearer', description: 'The token of POST /api/admin/login.' },
      },
    },
  };
}

function getEndpoints(module: object): ApiHandler['endpoints'] | undefined {
  return 'loader' in module ? (module.loader as Partial<ApiHandler>).endpoints : undefined;
}

function buildPathItem(path: string, calls: ApiHandler['endpoints']): Json {
  const methods = Object.entries(calls) as [HttpMethod, AnyEndpoint][];
  return Object.fromEntries(methods.map(([method, call]) => [method.toLowerCase(), buildOperation(path, call)]));
}

function buildOperation(path: string, call: AnyEndpoint): Json {
  const parameters = [...buildPathParameters(path), ...buildQueryParameters(call)];
  return {
    summary: call.summary,
    tags: [path.startsWith('api/admin/') ? 'Back office' : call.access === 'member' ? 'Members' : 'Public'],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.body || call.upload ? { requestBody: buildRequestBody(call) } : {}),
    ...(call.access === 'none' ? {} : { security: buildSecurity(call) }),
    responses: {
      [call.status ?? 200]: { description: 'Done.', content: buildJsonContent(buildResponse(call)) },
      ...Object.fromEntries(listErrorStatuses(path, call).map((status) => [status, buildErrorResponse(status)])),
    },
  };
}

function buildSecurity({ access }: AnyEndpoint): Json[] {
  return access === 'optional' ? [{}, { member: [] }, { admin: [] }] : [{ [access]: [] }];
}

function listErrorStatuses(path: string, call: AnyEndpoint): (keyof typeof REFUSALS)[] {
  const reads = call.body ?? call.query ?? call.upload;
  return [
    ...(reads || path.includes(':') ? ([400] as const) : []),
    ...(call.access === 'none' && !/login|reset/.test(path) ? [] : ([401] as const)),
    ...(call.access === 'none' ? [] : ([403] as const)),
    404,
    ...(call.body || call.upload || path.includes(':') ? ([409] as const) : []),
    ...(call.body || call.upload ? ([413] as const) : []),
    ...(call.upload ? ([415] as const) : []),
    ...([429, 503] as const),
  ];
}

function buildErrorResponse(status: keyof typeof REFUSALS): Json {
  return { description: REFUSALS[status], content: buildJsonContent({ $ref: '#/components/schemas/Refusal' }) };
}

function buildPathParameters(path: string): Json[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return names.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: /^id$|Id$/.test(name ?? '') ? 'integer' : 'string' },
  }));
}

function buildQueryParameters({ query }: AnyEndpoint): Json[] {
  const { properties, required }: ObjectSchema = query ? buildObjectSchema(query, 'input') : {};
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required?.includes(name) ?? false,
    schema,
  }));
}

function buildRequestBody({ body, upload }: AnyEndpoint): Json {
  const schema: ObjectSchema = body ? buildObjectSchema(body, 'input') : { type: 'object' };
  if (!upload) return { required: true, content: buildJsonContent(schema) };
  const files = Object.entries(upload).map(([field, kind]): [string, Json] => [
    field,
    { type: 'string', format: 'binary', description: getFileRule(kind).contentTypes.join(', ') },
  ]);
  const properties = { ...schema.properties, ...Object.fromEntries(files) };
  return { required: true, content: { 'multipart/form-data': { schema: { ...schema, properties } } } };
}

function buildResponse({ response }: AnyEndpoint): Json {
  const { properties, required = [], ...rest } = buildObjectSchema(response, 'output');
  return { ...rest, properties: { success: { const: true }, ...properties }, required: ['success', ...required] };
}

interface ObjectSchema extends Json {
  properties?: Record<string, Json>;
  required?: string[];
}

function buildObjectSchema(schema: z.ZodType, io: 'input' | 'output'): ObjectSchema {
  const described: Json = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return Object.fromEntries(Object.entries(described).filter(([name]) => name !== '$schema'));
}

function buildJsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}
