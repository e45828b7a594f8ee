import { submittedDonationSchema } from '~/domain/donations/responses';
import { qrDonationSchema } from '~/domain/donations/schemas';
import { submitQrDonation } from '~/domain/donations/submit-qr-donation.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Submit a UPI donation with its screenshot',
    access: 'member',
    upload: { screenshot: 'donation_screenshot' },
    body: qrDonationSchema,
    response: submittedDonationSchema,
    handle: async ({ ctx, body, files }) => submitQrDonation(ctx, body, files.screenshot),
  }),
});

export { action, loader };
