import { z } from 'zod';
import { DomainError } from '~/domain/errors';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { untranslated } from '~/i18n/messages/message';

const refuse = defineEndpoint({
  summary: 'No such call',
  access: 'none',
  response: z.object({}),
  handle: () => Promise.reject(new DomainError('not_found', untranslated('There is no such call.'))),
});

const { loader, action } = createApiRoute({
  GET: refuse,
  POST: refuse,
  PUT: refuse,
  DELETE: refuse,
  PATCH: refuse,
  OPTIONS: refuse,
});

export { action, loader };
