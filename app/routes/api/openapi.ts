import { openapi } from '~/http/api/openapi.server';

/** The description of the API in OpenAPI 3.1, readable from any origin. */
export function loader() {
  return Response.json(openapi, {
    headers: { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' },
  });
}
