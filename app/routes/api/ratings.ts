import { z } from 'zod';
import { submitRatingSchema } from '~/domain/ratings/schemas';
import { submitRating } from '~/domain/ratings/submit-rating.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';
import { t } from '~/i18n/messages/message';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Rate the latest class, or the platform',
    access: 'member',
    unauthenticatedMessage: t('You must be logged in to rate.'),
    body: submitRatingSchema,
    response: messageResponseSchema.extend({ class_id: z.int().nullable() }),
    handle: async ({ ctx, body }) => ({ message: 'Thank you for your feedback!', ...(await submitRating(ctx, body)) }),
  }),
});

export { action, loader };
