import { z } from 'zod';
import { joinChallenge } from '~/domain/challenges/join-challenge.server';
import { getOwnChallenge } from '~/domain/challenges/own-challenge.server';
import { ownChallenge } from '~/domain/challenges/responses';
import { besides } from '~/domain/translations';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';
import { languageQuery } from '~/http/api/translated-answer.server';
import { languageOfCall } from '~/http/browser/language.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The challenge that one takes part in, day by day, and the one to be joined',
    access: 'member',
    query: languageQuery,
    response: ownChallenge,
    handle: async ({ ctx, request }) => {
      const language = languageOfCall(request);
      const { challenge, open } = await getOwnChallenge(ctx);
      return { challenge: challenge && besides(language, challenge), open: open && besides(language, open) };
    },
  }),
  POST: endpoint({
    summary: 'Join the challenge that is open',
    access: 'member',
    body: z.object({}),
    response: messageResponse,
    handle: async ({ ctx }) => {
      await joinChallenge(ctx);
      return { message: 'You are in the challenge.' };
    },
  }),
});

export { action, loader };
