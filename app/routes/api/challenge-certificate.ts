import { z } from 'zod';
import { issueCertificate } from '~/domain/challenges/issue-certificate.server';
import { challengeCertificate } from '~/domain/challenges/responses';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { languageOfCall } from '~/http/browser/language.server';
import { certificateAddress } from '~/http/pages/certificate-view.server';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'The certificate of the challenge that one has finished, which anybody can check at its address',
    access: 'member',
    body: z.object({}),
    response: challengeCertificate,
    handle: async ({ ctx, request }) => {
      const code = await issueCertificate(ctx);
      return { code, url: certificateAddress(ctx, code, languageOfCall(request)) };
    },
  }),
});

export { action, loader };
