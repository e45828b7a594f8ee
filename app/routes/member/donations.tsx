import type { MetaFunction } from '@remix-run/node';
import { useLoaderData, useNavigation } from '@remix-run/react';
import { DonateForm, type DonateFieldName } from '~/components/donations/donate-form';
import { DonationHistoryList } from '~/components/donations/donation-history';
import { DONATE_PATH, DonationsLayout, DONATION_HISTORY_PATH } from '~/components/donations/donations-layout';
import { ButtonLink } from '~/components/ui/button';
import { ErrorState } from '~/components/ui/page-state';
import { useServerForm } from '~/components/ui/use-server-form';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import type { Context } from '~/domain/context';
import { getGivingRule } from '~/domain/donations/citizenship.server';
import { createPaymentCode } from '~/domain/donations/create-payment-code.server';
import { placeOnlineOrder } from '~/domain/donations/place-online-order.server';
import { FILE_RULES } from '~/domain/content/policy';
import { DONATION_AMOUNT_ERROR_MESSAGES, DONATION_AMOUNT_PRESETS } from '~/domain/donations/policy';
import { getRejectionReason } from '~/domain/donations/reject-donation.server';
import type { OwnDonation } from '~/domain/donations/responses';
import type { Translatable } from '~/domain/translations';
import { getOwnDonationStats } from '~/domain/donations/own-donation-stats.server';
import { listOwnDonations } from '~/domain/donations/own-donations.server';
import { donateFormSchema, donationHistorySchema } from '~/domain/donations/schemas';
import { submitQrDonation } from '~/domain/donations/submit-qr-donation.server';
import { listOwnDonationYears } from '~/domain/tax/donation-statement.server';
import type { MemberProfile } from '~/domain/members/responses';
import { getOwnProfile } from '~/domain/members/queries.server';
import { createDonationQr } from '~/domain/donations/donation-qr.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { loadOrNullOnFailure } from '~/http/pages/page.server';
import { formatDate } from '~/lib/calendar';
import { getDonationCategoryName } from '~/i18n/donations';
import { LOCALES, type Language } from '~/i18n/languages';
import { translate } from '~/i18n/messages/translate';
import { t } from '~/i18n/messages/message';

const DONATIONS_A_PAGE = 20;

export const handle = { area: 'member', languages: 'all' };

export const meta: MetaFunction<typeof loader> = (args) =>
  createTitleMeta(args.data?.view.tab === 'history' ? 'donations.history' : 'donations.donate')(args);

const route = defineFormRoute({
  access: 'member',
  load: async ({ ctx, request }) => {
    const query = new URL(request.url).searchParams;
    const { language } = ctx;
    const member = await getOwnProfile(ctx);
    const isHistory = query.get('tab') === 'history';
    const view = await (isHistory ? loadHistory(ctx, query, language) : loadForm(ctx, member, query, language));
    return {
      shell: await loadMemberShell(ctx, member),
      view,
    };
  },
  schema: donateFormSchema,
  upload: { screenshot: 'donation_screenshot' },
  failureMessage: t('Failed to submit donation'),
  handle: async ({ ctx, value: { amount, way, reference, utr, paid_on, citizen }, files }) => {
    if (way === 'qr' && ctx.payments.hasCodes) {
      const { id } = await createPaymentCode(ctx, { amount, citizen });
      return { message: t('Your QR code is ready.'), to: `/donations/codes/${id}` };
    }
    if (way === 'qr') {
      const { message } = await submitQrDonation(ctx, { amount, reference, utr, paid_on, citizen }, files.screenshot);
      return { message, to: DONATION_HISTORY_PATH };
    }
    const { order } = await placeOnlineOrder(ctx, { amount, citizen });
    return { message: t('Your order is ready to be paid.'), to: `/donations/checkout/${order.id}` };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

async function loadHistory(ctx: Context, query: URLSearchParams, language: Language) {
  const { page } = donationHistorySchema.parse(Object.fromEntries(query));
  const loaded = await loadOrNullOnFailure(
    ctx,
    Promise.all([
      getOwnDonationStats(ctx),
      listOwnDonations(ctx, { page, limit: DONATIONS_A_PAGE }),
      listOwnDonationYears(ctx),
    ]),
  );
  if (!loaded) return { tab: 'history', history: null } as const;
  const [stats, { donations, pagination }, years] = loaded;
  const dated = donations.map((donation) => ({
    ...donation,
    date: formatDate(donation.donated_on, LOCALES[language]),
    name: getDonationCategoryName(language, donation.category),
    reason: getReason(language, donation),
  }));
  return { tab: 'history', history: { stats, donations: dated, pagination, years } } as const;
}

/**
 * Returns the reason for a rejection: the translation by staff, our own translation of a standard
 * reason, or the English text by staff.
 */
function getReason(language: Language, { rejection_reason: written, translations }: Translatable<OwnDonation>) {
  if (!written) return null;
  const text = getRejectionReason(language, written, translations);
  return { text, lang: LOCALES[text === written ? 'en' : language] };
}

/**
 * Selects the payment method and the amount from the URL, and renders the QR code for them. Without
 * these parameters nothing is selected.
 */
async function loadForm(ctx: Context, member: MemberProfile, query: URLSearchParams, language: Language) {
  const way = query.get('way');
  const { data: chosen } = donateFormSchema.safeParse({ ...Object.fromEntries(query), way: 'online' });
  const amount = chosen?.amount ?? null;
  const isPreset = DONATION_AMOUNT_PRESETS.some(({ rupees }) => rupees === amount);
  const { keyId, scriptUrl } = ctx.payments.checkout;
  const { tooLarge, wrongType } = FILE_RULES.donation_screenshot;
  return {
    tab: 'donate',
    start: {
      way: way === 'qr' || way === 'online' ? way : '',
      amount: isPreset ? String(amount) : '',
      custom_amount: isPreset || amount === null ? '' : String(amount),
    },
    giving: await getGivingRule(ctx, member.id),
    qr: ctx.payments.hasCodes ? null : await createDonationQr(ctx, member.id, amount),
    upiId: ctx.brand.upiId,
    today: ctx.clock.today(),
    checkout: {
      keyId,
      scriptUrl,
      payee: ctx.brand.name,
      memberId: member.id,
      prefill: { name: member.name, email: member.email ?? '', contact: member.phonenumber },
    },
    amountRefusals: {
      invalid: translate(language, t(DONATION_AMOUNT_ERROR_MESSAGES.invalid)),
      tooMuch: translate(language, t(DONATION_AMOUNT_ERROR_MESSAGES.tooMuch)),
    },
    refusals: { tooLarge: translate(language, tooLarge), wrongType: translate(language, wrongType) },
  } as const;
}

export default function DonationsPage() {
  const { shell, view } = useLoaderData<typeof loader>();
  const messages = useMessages('donations.frame');
  return (
    <DonationsLayout
      shell={shell}
      title={messages.title}
      back={{ to: '/dashboard', label: messages.back }}
      currentTab={view.tab}
    >
      {view.tab === 'donate' ? <Donate view={view} /> : <History view={view} />}
    </DonationsLayout>
  );
}

type View = Awaited<ReturnType<typeof loader>>['view'];

function Donate({ view }: { view: Extract<View, { tab: 'donate' }> }) {
  const { form, fields, reply } = useServerForm<DonateFieldName>({ id: 'donate', defaultValue: view.start });
  const { formAction: sendingTo } = useNavigation();
  return (
    <DonateForm
      form={form}
      fields={fields}
      reply={reply}
      giving={view.giving}
      qr={view.qr}
      upiId={view.upiId}
      today={view.today}
      checkout={view.checkout}
      isSending={sendingTo === DONATE_PATH}
      refusals={view.refusals}
      amountRefusals={view.amountRefusals}
    />
  );
}

function History({ view: { history } }: { view: Extract<View, { tab: 'history' }> }) {
  const messages = useMessages('donations.history');
  if (history) return <DonationHistoryList {...history} />;
  return (
    <ErrorState
      title={messages.failed}
      action={
        <ButtonLink to={DONATION_HISTORY_PATH} variant="quiet">
          {messages.tryAgain}
        </ButtonLink>
      }
    />
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
