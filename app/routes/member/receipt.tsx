import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DonationsLayout, DONATION_HISTORY_PATH, TAX_DETAILS_PATH } from '~/components/donations/donations-layout';
import { ReceiptSheet } from '~/components/donations/receipt-sheet';
import { Button, ButtonLink } from '~/components/ui/button';
import { useHydrated } from '~/components/ui/use-hydrated';
import { findMessages, createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { getDonationReceipt } from '~/domain/donations/receipt.server';
import { givesTaxCertificates } from '~/domain/tax/tax-certificate.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { loadMemberPage } from '~/http/pages/page.server';
import { toReceiptView } from '~/http/views/receipt-view.server';
import { parsePathId } from '~/http/path-id.server';
import { interpolate } from '~/i18n/interpolate';
import { t } from '~/i18n/messages/message';

export const handle = { area: 'member', languages: 'all' };

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return createTitleMeta('donations.receipt')(args);
  const { metaTitle } = findMessages(args.matches, 'donations.receipt');
  return [{ title: interpolate(metaTitle, { number: args.data.receipt.number }) }];
};

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (ctx) => {
    const id = parsePathId(args.params.donationId, t('Receipt not found.'));
    const { language } = ctx;
    const [member, receipt, givesCertificates] = await Promise.all([
      getOwnProfile(ctx),
      getDonationReceipt(ctx, id),
      givesTaxCertificates(ctx),
    ]);
    const { hasDonorDetails, isDeductible } = receipt;
    return {
      shell: await loadMemberShell(ctx, member),
      id,
      certificate: givesCertificates && isDeductible ? (hasDonorDetails ? 'ready' : 'needs details') : null,
      isCash: givesCertificates && !isDeductible,
      receipt: toReceiptView(ctx, receipt, language),
    };
  });
}

export default function ReceiptPage() {
  const { shell, id, certificate, isCash, receipt } = useLoaderData<typeof loader>();
  const messages = useMessages('donations.receipt');
  const hydrated = useHydrated();
  return (
    <DonationsLayout shell={shell} title={messages.title} back={{ to: DONATION_HISTORY_PATH, label: messages.back }}>
      <div className="grid gap-[18px] print:block">
        <ReceiptSheet receipt={receipt} />
        {isCash ? <p className="print:hidden">{messages.cashNote}</p> : null}
        <p className="flex flex-wrap gap-2.5 print:hidden">
          <ButtonLink to={`/donations/${id}/receipt/pdf`} reloadDocument variant="quiet">
            {messages.download}
          </ButtonLink>
          {certificate === 'ready' ? (
            <ButtonLink to={`/donations/${id}/tax-certificate`} reloadDocument>
              {messages.certificate}
            </ButtonLink>
          ) : null}
          {certificate ? (
            <ButtonLink to={TAX_DETAILS_PATH} variant={certificate === 'ready' ? 'quiet' : 'primary'}>
              {certificate === 'ready' ? messages.changeDetails : messages.askCertificate}
            </ButtonLink>
          ) : null}
          {hydrated ? (
            <Button type="button" variant="quiet" onClick={() => window.print()}>
              {messages.print}
            </Button>
          ) : null}
        </p>
      </div>
    </DonationsLayout>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
