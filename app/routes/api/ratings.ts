import { submitRatingSchema } from '~/domain/ratings/schemas';
import { submitRating } from '~/domain/ratings/submit-rating.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  POST: call({
    access: 'member',
    body: submitRatingSchema,
    handle: async ({ ctx, body }) => ({ message: 'Thank you for your feedback!', ...(await submitRating(ctx, body)) }),
  }),
});

export { action, loader };
