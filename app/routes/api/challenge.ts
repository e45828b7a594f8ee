import { z } from 'zod';
import { joinChallenge } from '~/domain/challenges/join-challenge.server';
import { getOwnChallenge } from '~/domain/challenges/own-challenge.server';
import { ownChallengeSchema } from '~/domain/challenges/responses';
import { pickTranslation } from '~/domain/translations';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';
import { languageQuerySchema } from '~/http/api/translated-response.server';
import { getApiLanguage } from '~/http/browser/language.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'Get the member’s challenge with its days, and the challenge that the member can join',
    access: 'member',
    query: languageQuerySchema,
    response: ownChallengeSchema,
    handle: async ({ ctx, request }) => {
      const language = getApiLanguage(request);
      const { challenge, open } = await getOwnChallenge(ctx);
      return {
        challenge: challenge && pickTranslation(language, challenge),
        open: open && pickTranslation(language, open),
      };
    },
  }),
  POST: defineEndpoint({
    summary: 'Join the open challenge',
    access: 'member',
    body: z.object({}),
    response: messageResponseSchema,
    handle: async ({ ctx }) => {
      await joinChallenge(ctx);
      return { message: 'You are in the challenge.' };
    },
  }),
});

export { action, loader };
