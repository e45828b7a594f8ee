import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData, useNavigation } from '@remix-run/react';
import { MemberErrorPage } from '~/components/dashboard/member-error-page';
import { DonateForm, type DonateField } from '~/components/donations/donate-form';
import { DonationHistoryList } from '~/components/donations/donation-history';
import { DONATE_PATH, DonationsFrame, HISTORY_PATH } from '~/components/donations/donations-frame';
import { ButtonLink } from '~/components/ui/button';
import { ErrorState } from '~/components/ui/page-state';
import { sendOrStay, stayWhenDone } from '~/components/ui/form-reply';
import { useServerForm } from '~/components/ui/use-server-form';
import type { Context } from '~/domain/context';
import { placeOnlineOrder } from '~/domain/donations/place-online-order.server';
import { PRESETS } from '~/domain/donations/policy';
import { getOwnDonationStats, listOwnDonations } from '~/domain/donations/queries.server';
import { donateFormSchema, donationHistorySchema } from '~/domain/donations/schemas';
import { submitQrDonation } from '~/domain/donations/submit-qr-donation.server';
import type { MemberProfile } from '~/domain/members/answers';
import { getOwnProfile } from '~/domain/members/queries.server';
import { donationQr } from '~/http/donation-qr.server';
import { formAction } from '~/http/form-action.server';
import { memberShell } from '~/http/member-shell.server';
import { memberPage, orNull } from '~/http/page.server';
import { formatDate, localDateOf } from '~/lib/calendar';

const DONATIONS_A_PAGE = 20;

export const handle = { area: 'member', languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.view.tab === 'history' ? 'Your donations, Sangha' : 'Donate, Sangha' },
];

export const shouldRevalidate = stayWhenDone;

export const clientAction = sendOrStay;

export function loader(args: LoaderFunctionArgs) {
  return memberPage(args, async (ctx) => {
    const query = new URL(args.request.url).searchParams;
    const member = await getOwnProfile(ctx);
    const view = query.get('tab') === 'history' ? await loadHistory(ctx, query) : await loadForm(ctx, member, query);
    return { shell: await memberShell(args.request, member), view };
  });
}

async function loadHistory(ctx: Context, query: URLSearchParams) {
  const { page } = donationHistorySchema.parse(Object.fromEntries(query));
  const loaded = await orNull(
    ctx,
    Promise.all([getOwnDonationStats(ctx), listOwnDonations(ctx, { page, limit: DONATIONS_A_PAGE })]),
  );
  if (!loaded) return { tab: 'history', history: null } as const;
  const [stats, { donations, pagination }] = loaded;
  const dated = donations.map((donation) => ({
    ...donation,
    date: formatDate(localDateOf(new Date(donation.created_at), ctx.clock.timeZone)),
  }));
  return { tab: 'history', history: { stats, donations: dated, pagination } } as const;
}

/** The form; what its own address names is chosen already, and the code is drawn for it. */
async function loadForm(ctx: Context, member: MemberProfile, query: URLSearchParams) {
  const way = query.get('way') === 'qr' ? 'qr' : 'online';
  const { data: chosen } = donateFormSchema.safeParse({ ...Object.fromEntries(query), way });
  const isPreset = PRESETS.some(({ rupees }) => rupees === chosen?.amount);
  const { keyId, scriptUrl } = ctx.payments.checkout;
  return {
    tab: 'donate',
    start: {
      way,
      amount: isPreset ? String(chosen?.amount) : '',
      custom_amount: isPreset ? '' : String(chosen?.amount ?? ''),
    },
    qr: await donationQr(ctx, member.id, chosen?.amount ?? null),
    upiId: ctx.brand.upiId,
    checkout: {
      ...{ keyId, scriptUrl, payee: ctx.brand.name },
      prefill: { name: member.name, email: member.email ?? '', contact: member.phonenumber },
    },
  } as const;
}

export function action(args: ActionFunctionArgs) {
  return formAction(args, {
    access: 'member',
    schema: donateFormSchema,
    upload: { screenshot: 'donation_screenshot' },
    failureMessage: 'Failed to submit donation',
    handle: async ({ ctx, value: { amount, way }, files }) => {
      if (way === 'qr') {
        const { message } = await submitQrDonation(ctx, { amount }, files.screenshot);
        return { message, to: HISTORY_PATH, delayMs: 0 };
      }
      const { order } = await placeOnlineOrder(ctx, { amount });
      return { message: 'Your order is ready to be paid.', to: `/donations/checkout/${order.id}`, delayMs: 0 };
    },
  });
}

export default function DonationsPage() {
  const { shell, view } = useLoaderData<typeof loader>();
  return (
    <DonationsFrame shell={shell} tab={view.tab}>
      {view.tab === 'donate' ? <Donate view={view} /> : <History history={view.history} />}
    </DonationsFrame>
  );
}

type View = Awaited<ReturnType<typeof loader>>['view'];

function Donate({ view }: { view: Extract<View, { tab: 'donate' }> }) {
  const { form, fields, reply } = useServerForm<DonateField>({ id: 'donate', defaultValue: view.start });
  const { formAction: sendingTo } = useNavigation();
  return (
    <DonateForm
      form={form}
      fields={fields}
      reply={reply}
      qr={view.qr}
      upiId={view.upiId}
      checkout={view.checkout}
      isSending={sendingTo === DONATE_PATH}
    />
  );
}

function History({ history }: { history: Extract<View, { tab: 'history' }>['history'] }) {
  if (history) return <DonationHistoryList {...history} />;
  return (
    <ErrorState
      title="Failed to load donation data"
      action={
        <ButtonLink to={HISTORY_PATH} variant="quiet">
          Try Again
        </ButtonLink>
      }
    />
  );
}

export function ErrorBoundary() {
  return <MemberErrorPage />;
}
