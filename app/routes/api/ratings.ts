import { z } from 'zod';
import { submitRatingSchema } from '~/domain/ratings/schemas';
import { submitRating } from '~/domain/ratings/submit-rating.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';
import { say } from '~/i18n/messages/say';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Rate the latest class, or the platform',
    access: 'member',
    unauthenticatedMessage: say('You must be logged in to rate.'),
    body: submitRatingSchema,
    response: messageResponse.extend({ class_id: z.int().nullable() }),
    handle: async ({ ctx, body }) => ({ message: 'Thank you for your feedback!', ...(await submitRating(ctx, body)) }),
  }),
});

export { action, loader };
