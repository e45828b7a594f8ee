import { buffer } from 'node:stream/consumers';
import { Router } from 'express';

/** An encrypted notice as a push service receives it. */
interface Notice {
  browser: string;
  bytes: number;
  ttl: string;
  authorization: string;
}

const NOTICES_KEPT = 20_000;

/**
 * A push service: POST /push/{browser} accepts an encrypted notice, GET /push lists them. A browser
 * named `gone` has no subscription any more, one named `busy` is refused temporarily.
 */
export function pushRoutes(): Router {
  const notices: Notice[] = [];
  const router = Router();
  router.post('/push/:browser', (request, response, next) => {
    const { browser } = request.params;
    const authorization = request.get('Authorization') ?? '';
    const isSealed = request.get('Content-Encoding') === 'aes128gcm' && authorization.startsWith('vapid t=');
    if (!isSealed) return void response.status(401).end();
    if (browser.startsWith('gone')) return void response.status(410).end();
    if (browser.startsWith('busy')) return void response.status(429).end();
    buffer(request)
      .then(({ length: bytes }) => {
        notices.push({ browser, bytes, ttl: request.get('TTL') ?? '', authorization });
        if (notices.length > NOTICES_KEPT) notices.shift();
        response.status(201).end();
      })
      .catch(next);
  });
  router.get('/push', (_request, response) => {
    response.json({ notices });
  });
  return router;
}
