import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DonationsLayout, DONATION_HISTORY_PATH } from '~/components/donations/donations-layout';
import { ReceiptSheet } from '~/components/donations/receipt-sheet';
import { Button } from '~/components/ui/button';
import { useHydrated } from '~/components/ui/use-hydrated';
import { findMessages, createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { getDonationReceipt } from '~/domain/donations/receipt.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { loadMemberShell } from '~/http/pages/member-shell.server';
import { loadMemberPage } from '~/http/pages/page.server';
import { parsePathId } from '~/http/path-id.server';
import { formatDate, toLocalDate } from '~/lib/calendar';
import { formatNumberInWords } from '~/i18n/numbers';
import { getDonationCategoryName } from '~/i18n/donations';
import { interpolate } from '~/i18n/interpolate';
import { getBrandName, LOCALES } from '~/i18n/languages';
import { t } from '~/i18n/messages/message';
import { getMessages } from '~/i18n/screen-messages';
import { CATALOGUES } from '~/i18n/catalogue';

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
    const [member, { donatedAt, payment_method, ...receipt }] = await Promise.all([
      getOwnProfile(ctx),
      getDonationReceipt(ctx, id),
    ]);
    return {
      shell: await loadMemberShell(ctx, args.request, member),
      receipt: {
        ...receipt,
        amountInWords: formatNumberInWords(language, receipt.amount),
        category: getDonationCategoryName(language, receipt.category),
        method: CATALOGUES[language].donations.receipt.methods[payment_method],
        date: formatDate(toLocalDate(donatedAt, ctx.clock.timeZone), LOCALES[language]),
        brand: getBrandName(language, ctx.brand.name),
      },
      messages: getMessages(language, 'donations.receipt'),
    };
  });
}

export default function ReceiptPage() {
  const { shell, receipt } = useLoaderData<typeof loader>();
  const messages = useMessages('donations.receipt');
  const hydrated = useHydrated();
  return (
    <DonationsLayout shell={shell} title={messages.title} back={{ to: DONATION_HISTORY_PATH, label: messages.back }}>
      <div className="grid gap-[18px] print:block">
        <ReceiptSheet receipt={receipt} />
        {hydrated ? (
          <p>
            <Button type="button" variant="quiet" onClick={() => window.print()}>
              {messages.print}
            </Button>
          </p>
        ) : null}
      </div>
    </DonationsLayout>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
