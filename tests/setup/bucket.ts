import { createHash, createHmac } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const BUCKET = {
  bucket: 'sangha-uploads',
  region: 'ap-south-1',
  accessKeyId: 'AKIDSANGHATEST',
  secretAccessKey: 'a-secret-of-the-tests-alone',
} as const;

interface StoredObject {
  bytes: Buffer;
  headers: http.IncomingHttpHeaders;
}

/**
 * Starts an object store on the loopback interface. It implements the S3 operations that the file
 * storage uses, with the bucket name in the path. It verifies the signature of each request (AWS
 * Signature Version 4), so it rejects wrong credentials and a modified body or path.
 */
export async function openBucket() {
  const objects = new Map<string, StoredObject>();
  const server = http.createServer(async (request, response) => {
    const body = await buffer(request);
    const reply = (status: number, text: string | Buffer = '', headers: http.OutgoingHttpHeaders = {}) =>
      response.writeHead(status, headers).end(text);
    if (!isSigned(request, body)) return reply(403, buildErrorXml('SignatureDoesNotMatch'));
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const [, bucket, ...rest] = pathname.split('/');
    if (bucket !== BUCKET.bucket) return reply(404, buildErrorXml('NoSuchBucket'));
    const key = decodeURIComponent(rest.join('/'));
    const found = objects.get(key);
    switch (request.method) {
      case 'PUT':
        objects.set(key, { bytes: decodeChunks(body, request.headers), headers: request.headers });
        return reply(200, '', { ETag: '"stored"' });
      case 'GET':
        if (searchParams.has('list-type')) return reply(200, buildListingXml([...objects.keys()], searchParams));
        return found ? reply(200, found.bytes) : reply(404, buildErrorXml('NoSuchKey'));
      case 'DELETE':
        objects.delete(key);
        return reply(204);
      default:
        return reply(405, buildErrorXml('MethodNotAllowed'));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    endpoint: `http://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/**
 * Lists two keys per page of ListObjectsV2, so that the client has to use the continuation token.
 */
function buildListingXml(keys: string[], query: URLSearchParams): string {
  const matching = keys.filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
  const from = Number(query.get('continuation-token') ?? 0);
  const page = matching.slice(from, from + 2);
  const rest = from + 2 < matching.length ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
  const contents = page
    .map((key) => `<Contents><Key>${key}</Key><ETag>"stored"</ETag><Size>1</Size></Contents>`)
    .join('');
  return `<?xml version="1.0"?><ListBucketResult>${contents}${rest}</ListBucketResult>`;
}

function isSigned({ method = '', url = '', headers }: http.IncomingMessage, body: Buffer): boolean {
  const given = /Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
    headers.authorization ?? '',
  );
  if (!given) return false;
  const [, accessKey = '', day = '', region = '', names = '', signature] = given;
  const declared = String(headers['x-amz-content-sha256']);
  if (/^[0-9a-f]{64}$/.test(declared) && declared !== hashSha256(body)) return false;
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  searchParams.sort();
  const canonical = [
    method,
    pathname,
    searchParams.toString(),
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    declared,
  ].join('\n');
  const scope = [day, region, 's3', 'aws4_request'];
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope.join('/'), hashSha256(canonical)].join('\n');
  const key = scope.reduce<Buffer>(
    (secret, part) => createHmacSha256(secret, part),
    Buffer.from(`AWS4${BUCKET.secretAccessKey}`),
  );
  return (
    accessKey === BUCKET.accessKeyId &&
    region === BUCKET.region &&
    createHmacSha256(key, text).toString('hex') === signature
  );
}

/** Removes the chunk lengths and signatures from a body with the encoding `aws-chunked`. */
function decodeChunks(body: Buffer, headers: http.IncomingHttpHeaders): Buffer {
  if (!String(headers['content-encoding']).includes('aws-chunked')) return body;
  const chunks: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const lineEnd = body.indexOf('\r\n', at);
    const bytes = Number.parseInt(body.toString('latin1', at, lineEnd), 16);
    if (!bytes) break;
    chunks.push(body.subarray(lineEnd + 2, lineEnd + 2 + bytes));
    at = lineEnd + 2 + bytes + 2;
  }
  return Buffer.concat(chunks);
}

function hashSha256(data: Buffer | string): string {
  return createHash('sha256').update(data).digest('hex');
}

function createHmacSha256(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function buildErrorXml(code: string): string {
  return `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
}
