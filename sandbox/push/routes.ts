import { buffer } from 'node:stream/consumers';
import { Router } from 'express';

/** An encrypted push notification, as the push service receives it. */
interface Notice {
  browser: string;
  bytes: number;
  ttl: string;
  authorization: string;
}

const NOTICES_KEPT = 20_000;

/**
 * Simulates a push service. POST /push/{browser} accepts an encrypted notification, and GET /push
 * lists all of them. For the browser `gone` the subscription no longer exists, and for `busy`
 * requests are temporarily rejected.
 */
export function createPushRoutes(): Router {
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
