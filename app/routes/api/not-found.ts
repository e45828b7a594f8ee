import { z } from 'zod';
import { DomainError } from '~/domain/errors';
import { apiRoute, call } from '~/http/api-route.server';

const refuse = call({
  summary: 'No such call',
  access: 'none',
  answer: z.object({}),
  handle: () => Promise.reject(new DomainError('not_found', 'There is no such call.')),
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
