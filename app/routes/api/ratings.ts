import { z } from 'zod';
import { submitRatingSchema } from '~/domain/ratings/schemas';
import { submitRating } from '~/domain/ratings/submit-rating.server';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'Rate the latest class, or the platform',
    access: 'member',
    unauthenticatedMessage: 'You must be logged in to rate.',
    body: submitRatingSchema,
    answer: messageAnswer.extend({ class_id: z.int().nullable() }),
    handle: async ({ ctx, body }) => ({ message: 'Thank you for your feedback!', ...(await submitRating(ctx, body)) }),
  }),
});

export { action, loader };
