import { DomainError } from '~/domain/errors';
import type { App } from '~/context.server';
import { say } from '~/i18n/messages/say';

/**
 * Refuses a form post that another site's page made: its Origin must be the host it was sent to, or PUBLIC_URL. A client that sends no Origin
 * is no browser. Source: docs/rules.md#sessions.
 */
export function assertOwnOrigin(request: Request, { config }: App): void {
  const origin = request.headers.get('Origin');
  if (origin === null) return;
  const host = request.headers.get('Host') ?? new URL(request.url).host;
  const site = new URL(config.web.publicUrl);
  const own = [site.origin, `https://${host}`, ...(site.protocol === 'https:' ? [] : [`http://${host}`])];
  if (!own.includes(origin)) throw new DomainError('forbidden', say('This form was sent from another site.'));
}
