import { donateSchema } from '~/domain/donations/schemas';
import { submitQrDonation } from '~/domain/donations/submit-qr-donation.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  POST: call({
    access: 'member',
    upload: { screenshot: 'donation_screenshot' },
    body: donateSchema,
    handle: async ({ ctx, body, files }) => submitQrDonation(ctx, body, files.screenshot),
  }),
});

export { action, loader };
