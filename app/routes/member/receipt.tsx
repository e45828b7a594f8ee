import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { MemberErrorPage } from '~/components/dashboard/member-error-page';
import { DonationsFrame, HISTORY_PATH } from '~/components/donations/donations-frame';
import { ReceiptSheet } from '~/components/donations/receipt-sheet';
import { Button } from '~/components/ui/button';
import { useHydrated } from '~/components/ui/use-hydrated';
import { getReceipt } from '~/domain/donations/queries.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { memberShell } from '~/http/member-shell.server';
import { memberPage } from '~/http/page.server';
import { pathId } from '~/http/path-id.server';
import { formatDate, localDateOf } from '~/lib/calendar';

export const handle = { area: 'member' };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Receipt ${data?.receipt.number ?? ''}, Sangha` },
];

export function loader(args: LoaderFunctionArgs) {
  return memberPage(args, async (ctx) => {
    const id = pathId(args.params.donationId, 'Receipt not found.');
    const [member, { donatedAt, paymentMethod, ...receipt }] = await Promise.all([
      getOwnProfile(ctx),
      getReceipt(ctx, id),
    ]);
    return {
      shell: await memberShell(args.request, member),
      receipt: {
        ...receipt,
        method: paymentMethod === 'qr' ? 'UPI, by QR code' : 'Online, through Razorpay',
        date: formatDate(localDateOf(donatedAt, ctx.clock.timeZone)),
        brand: ctx.brand.name,
      },
    };
  });
}

export default function ReceiptPage() {
  const { shell, receipt } = useLoaderData<typeof loader>();
  const hydrated = useHydrated();
  return (
    <DonationsFrame shell={shell} title="Receipt" back={{ to: HISTORY_PATH, label: 'Back to your donations' }}>
      <ReceiptSheet receipt={receipt} />
      {hydrated ? (
        <p>
          <Button type="button" variant="quiet" onClick={() => window.print()}>
            Print receipt
          </Button>
        </p>
      ) : null}
    </DonationsFrame>
  );
}

export function ErrorBoundary() {
  return <MemberErrorPage />;
}
