import { DomainError } from '~/domain/errors';
import type { App } from '~/context.server';
import { isOwnOrigin } from '~/lib/own-origin';
import { say } from '~/i18n/messages/say';

/** Refuses another site's form; no Origin, no browser. Source: docs/rules.md#sessions. */
export function assertOwnOrigin(request: Request, { config }: App): void {
  const origin = request.headers.get('Origin');
  if (origin === null) return;
  const host = request.headers.get('Host') ?? new URL(request.url).host;
  if (!isOwnOrigin(origin, host, new URL(config.web.publicUrl)))
    throw new DomainError('forbidden', say('This form was sent from another site.'));
}
