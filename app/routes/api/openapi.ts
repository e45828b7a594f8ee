import { openapi } from '~/http/api/openapi.server';

/** Returns the OpenAPI description. Scripts from any origin may read it. */
export function loader() {
  return Response.json(openapi, {
    headers: { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' },
  });
}
