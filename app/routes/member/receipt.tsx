import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DonationsFrame, HISTORY_PATH } from '~/components/donations/donations-frame';
import { ReceiptSheet } from '~/components/donations/receipt-sheet';
import { Button } from '~/components/ui/button';
import { useHydrated } from '~/components/ui/use-hydrated';
import { getReceipt } from '~/domain/donations/receipt.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { memberShell } from '~/http/pages/member-shell.server';
import { memberPage } from '~/http/pages/page.server';
import { pathId } from '~/http/path-id.server';
import { formatDate, localDateOf } from '~/lib/calendar';
import { inWords } from '~/i18n/numbers';
import { categoryName, donationWords } from '~/i18n/donations';
import { fill } from '~/i18n/fill';
import { brandIn, LOCALES } from '~/i18n/languages';
import { say } from '~/i18n/messages/say';

export const handle = { area: 'member', languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data && fill(data.words.metaTitle, { number: data.receipt.number }) },
];

export function loader(args: LoaderFunctionArgs) {
  return memberPage(args, async (ctx) => {
    const id = pathId(args.params.donationId, say('Receipt not found.'));
    const { language } = ctx;
    const [member, { donatedAt, payment_method, ...receipt }] = await Promise.all([
      getOwnProfile(ctx),
      getReceipt(ctx, id),
    ]);
    const words = donationWords(language, 'receipt');
    return {
      shell: await memberShell(ctx, args.request, member),
      receipt: {
        ...receipt,
        amountInWords: inWords(language, receipt.amount),
        category: categoryName(language, receipt.category),
        method: words.methods[payment_method],
        date: formatDate(localDateOf(donatedAt, ctx.clock.timeZone), LOCALES[language]),
        brand: brandIn(language, ctx.brand.name),
      },
      words,
    };
  });
}

export default function ReceiptPage() {
  const { shell, receipt, words } = useLoaderData<typeof loader>();
  const hydrated = useHydrated();
  return (
    <DonationsFrame shell={shell} title={words.title} back={{ to: HISTORY_PATH, label: words.back }}>
      <div className="grid gap-[18px] print:block">
        <ReceiptSheet receipt={receipt} words={words} />
        {hydrated ? (
          <p>
            <Button type="button" variant="quiet" onClick={() => window.print()}>
              {words.print}
            </Button>
          </p>
        ) : null}
      </div>
    </DonationsFrame>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
