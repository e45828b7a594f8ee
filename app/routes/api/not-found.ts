import { z } from 'zod';
import { DomainError } from '~/domain/errors';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { english } from '~/i18n/messages/say';

const refuse = endpoint({
  summary: 'No such call',
  access: 'none',
  response: z.object({}),
  handle: () => Promise.reject(new DomainError('not_found', english('There is no such call.'))),
});

const { loader, action } = apiRoute({
  GET: refuse,
  POST: refuse,
  PUT: refuse,
  DELETE: refuse,
  PATCH: refuse,
  OPTIONS: refuse,
});

export { action, loader };
