import { z } from 'zod';
import { issueCertificate } from '~/domain/challenges/issue-certificate.server';
import { challengeCertificateSchema } from '~/domain/challenges/responses';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { getApiLanguage } from '~/http/browser/language.server';
import { buildCertificateUrl } from '~/http/views/certificate-view.server';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Get the certificate of a finished challenge. Its URL is public.',
    access: 'member',
    body: z.object({}),
    response: challengeCertificateSchema,
    handle: async ({ ctx, request }) => {
      const code = await issueCertificate(ctx);
      return { code, url: buildCertificateUrl(ctx, code, getApiLanguage(request)) };
    },
  }),
});

export { action, loader };
