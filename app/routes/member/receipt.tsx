import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DonationsFrame, HISTORY_PATH } from '~/components/donations/donations-frame';
import { ReceiptSheet } from '~/components/donations/receipt-sheet';
import { Button } from '~/components/ui/button';
import { useHydrated } from '~/components/ui/use-hydrated';
import { findMessages, titleMeta, useMessages } from '~/components/ui/use-messages';
import { getReceipt } from '~/domain/donations/receipt.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { memberShell } from '~/http/pages/member-shell.server';
import { memberPage } from '~/http/pages/page.server';
import { pathId } from '~/http/path-id.server';
import { formatDate, localDateOf } from '~/lib/calendar';
import { inWords } from '~/i18n/numbers';
import { categoryName } from '~/i18n/donations';
import { fill } from '~/i18n/fill';
import { brandIn, LOCALES } from '~/i18n/languages';
import { say } from '~/i18n/messages/say';
import { messagesFor } from '~/i18n/screen-messages';
import { WORDS } from '~/i18n/words';

export const handle = { area: 'member', languages: 'all' };

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return titleMeta('donations.receipt')(args);
  const { metaTitle } = findMessages(args.matches, 'donations.receipt');
  return [{ title: fill(metaTitle, { number: args.data.receipt.number }) }];
};

export function loader(args: LoaderFunctionArgs) {
  return memberPage(args, async (ctx) => {
    const id = pathId(args.params.donationId, say('Receipt not found.'));
    const { language } = ctx;
    const [member, { donatedAt, payment_method, ...receipt }] = await Promise.all([
      getOwnProfile(ctx),
      getReceipt(ctx, id),
    ]);
    return {
      shell: await memberShell(ctx, args.request, member),
      receipt: {
        ...receipt,
        amountInWords: inWords(language, receipt.amount),
        category: categoryName(language, receipt.category),
        method: WORDS[language].donations.receipt.methods[payment_method],
        date: formatDate(localDateOf(donatedAt, ctx.clock.timeZone), LOCALES[language]),
        brand: brandIn(language, ctx.brand.name),
      },
      messages: messagesFor(language, 'donations.receipt'),
    };
  });
}

export default function ReceiptPage() {
  const { shell, receipt } = useLoaderData<typeof loader>();
  const messages = useMessages('donations.receipt');
  const hydrated = useHydrated();
  return (
    <DonationsFrame shell={shell} title={messages.title} back={{ to: HISTORY_PATH, label: messages.back }}>
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
    </DonationsFrame>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
