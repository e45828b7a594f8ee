import { openapi } from '~/http/api/openapi.server';

/** Readable from any origin. */
export function loader() {
  return Response.json(openapi, {
    headers: { 'Cache-Control': 'public, max-age=300', 'Access-Control-Allow-Origin': '*' },
  });
}
