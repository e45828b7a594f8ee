import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { toDietPlanView } from '~/components/dashboard/diet-plan-view';
import { HomeScreen } from '~/components/dashboard/home-screen';
import { DASHBOARD_TABS, type DashboardTab, MemberPage } from '~/components/dashboard/member-page';
import { ButtonLink } from '~/components/ui/button';
import { MemberErrorPage } from '~/components/dashboard/member-error-page';
import { shouldRevalidate as revalidateAfterForm } from '~/components/ui/form-client';
import { ErrorState } from '~/components/ui/page-state';
import { Skeleton } from '~/components/ui/skeleton';
import { useLanguage } from '~/components/ui/use-language';
import { useSlowNavigation } from '~/components/ui/use-slow-navigation';
import { findBrandName } from '~/components/ui/use-brand';
import { findMessages, useMessages } from '~/components/ui/use-messages';
import { getFriendsLeaderboard, getLeaderboard, getLeaderboardAroundMe } from '~/domain/attendance/leaderboard.server';
import type { LeaderboardView } from '~/components/leaderboard/leaderboard-tab';
import type { MemberProfile } from '~/domain/members/responses';
import { getOwnCircle } from '~/domain/friends/own-circle.server';
import { getOwnProfile } from '~/domain/members/queries.server';
import { getNextReward } from '~/domain/referrals/policy';
import { buildShortReferralLink, getOwnReferrals } from '~/domain/referrals/queries.server';
import { localizeRow } from '~/domain/translations';
import { getOwnRewards } from '~/domain/rewards/rewards.server';
import { loadConfirmPhoneData } from '~/http/login/confirm-phone-data.server';
import { loadHomeScreen } from './dashboard/home.server';
import { runJoinAction } from './dashboard/join-action.server';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { buildOnboardingSteps } from './dashboard/onboarding-steps.server';
import { loadMemberPage, loadOrNullOnFailure } from '~/http/pages/page.server';
import { loadResourceList } from '~/http/views/resource-list.server';
import { getFirstName } from '~/lib/first-name';
import { interpolate } from '~/i18n/interpolate';
import type { Language } from '~/i18n/languages';
import type { PageContext } from '~/http/context.server';
import { CATALOGUES } from '~/i18n/catalogue';

// These modules are not needed for the home tab, so browsers load them on demand.
const leaderboard = () => import('~/components/leaderboard/leaderboard-tab');
const resources = () => import('~/components/resources/resource-tabs');
const referrals = () => import('~/components/referrals/referral-tab');
const rewards = () => import('~/components/referrals/rewards-page');
// A browser loads a tab when it is opened. The server needs all tabs immediately, because it
// renders pages without suspending.
const { LeaderboardTab, ResourceTabs, ReferralTab, RewardsPage } = import.meta.env.SSR
  ? { ...(await leaderboard()), ...(await resources()), ...(await referrals()), ...(await rewards()) }
  : {
      LeaderboardTab: lazy(async () => ({ default: (await leaderboard()).LeaderboardTab })),
      ResourceTabs: lazy(async () => ({ default: (await resources()).ResourceTabs })),
      ReferralTab: lazy(async () => ({ default: (await referrals()).ReferralTab })),
      RewardsPage: lazy(async () => ({ default: (await rewards()).RewardsPage })),
    };

const FRIENDS_A_PAGE = 20;

/** Number of attended classes after which the page suggests installing the app. */
const CLASSES_TO_INSTALL = 3;

export const handle = { area: 'member', languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  {
    title: data
      ? `${findMessages(matches, 'member.frame').tabs[data.view.tab]}, ${findBrandName(matches, data.shell.language)}`
      : findBrandName(matches, 'en'),
  },
];

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (ctx) => {
    const query = new URL(args.request.url).searchParams;
    if (ctx.actor.needsSetup && query.size === 0) throw redirect('/confirm-phone');
    const tab = DASHBOARD_TABS.find((name) => name === query.get('tab')) ?? 'home';
    const profile = getOwnProfile(ctx);
    const language = ctx.language;
    const options = { request: args.request, query, profile, language };
    const [member, view] = await Promise.all([profile, loadTab(ctx, tab, options)]);
    return { shell: await loadMemberShell(ctx, member), view };
  });
}

interface TabRequest {
  request: Request;
  query: URLSearchParams;
  profile: Promise<MemberProfile>;
  language: Language;
}

async function loadTab(ctx: PageContext, tab: DashboardTab, { request, query, profile, language }: TabRequest) {
  switch (tab) {
    case 'home': {
      const [{ plans, ...home }, member] = await Promise.all([loadHomeScreen(ctx, query), profile]);
      const { goals } = CATALOGUES[language].profile.edit;
      const { access } = CATALOGUES[language].member.resources;
      const diet = toDietPlanView(plans, member.primarygoal, { goals, access }, (plan) =>
        localizeRow(language, 'diet_plans', plan),
      );
      const classes = member.total_classes_attended;
      const first = {
        shareLink: buildShortReferralLink(ctx, member.my_referral_code),
        steps: buildOnboardingSteps(member, home.reminder, goals),
        mayInstall: classes >= CLASSES_TO_INSTALL,
        practised: home.practised && { ...home.practised, firstName: getFirstName(member.name) },
        greeting: { ...home.greeting, firstName: getFirstName(member.name) },
      };
      return { tab, home: { ...home, ...first, diet, confirmPhone: await loadConfirmPhoneData(ctx, member) } };
    }
    case 'resources':
      return { tab, shown: await loadResourceList(ctx, request) };
    case 'referral': {
      if (query.get('view') === 'rewards') {
        const found = await loadOrNullOnFailure(ctx, getOwnRewards(ctx));
        const data = found && {
          friends: found.friends,
          levels: found.levels.map((level) => localizeRow(language, 'rewards', level)),
        };
        return { tab, view: 'rewards' as const, data };
      }
      const page = Math.min(100_000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1));
      const data = await loadOrNullOnFailure(ctx, getOwnReferrals(ctx, { page, limit: FRIENDS_A_PAGE }));
      return { tab, view: 'friends' as const, data, next: data && getNextReward(data.total_referrals) };
    }
    case 'leaderboard': {
      return { tab, ranking: await loadOrNullOnFailure(ctx, loadLeaderboard(ctx, query)) };
    }
  }
}

async function loadLeaderboard(ctx: PageContext, query: URLSearchParams): Promise<LeaderboardView> {
  const list = query.get('list');
  const period = query.get('period') === 'month' ? 'month' : 'all';
  if (list === 'friends') {
    const [board, circle] = await Promise.all([getFriendsLeaderboard(ctx), getOwnCircle(ctx)]);
    return { list, board, cheers: circle.present.map(({ id, is_cheered }) => ({ id, isCheered: is_cheered })) };
  }
  if (list === 'top' || period === 'month') return { list: 'top', board: await getLeaderboard(ctx, { period }) };
  return { list: 'around', board: await getLeaderboardAroundMe(ctx) };
}

export function action(args: ActionFunctionArgs) {
  return runJoinAction(args);
}

export { clientAction } from '~/components/ui/form-client';

/**
 * Reloads the data after the phone number was confirmed, or after the class was joined in another
 * tab.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  if (args.formAction === '/confirm-phone') return args.defaultShouldRevalidate;
  return args.actionStatus === 409 || revalidateAfterForm(args);
}

export default function Dashboard() {
  const { shell, view } = useLoaderData<typeof loader>();
  const { loading, tabs } = useMessages('member.frame');
  const coming = useSlowNavigation();
  const next = coming && (DASHBOARD_TABS.find((name) => name === coming.get('tab')) ?? 'home');
  const isLeaving = next !== null && next !== view.tab;
  return (
    <MemberPage shell={shell} tab={isLeaving ? next : view.tab}>
      {isLeaving ? (
        <Skeleton label={interpolate(loading, { page: tabs[next] })} />
      ) : (
        <Suspense fallback={<Skeleton label={interpolate(loading, { page: tabs[view.tab] })} />}>
          <Tab />
        </Suspense>
      )}
    </MemberPage>
  );
}

function Tab() {
  const { view } = useLoaderData<typeof loader>();
  const language = useLanguage();
  switch (view.tab) {
    case 'home':
      return <HomeScreen data={view.home} />;
    case 'resources':
      return (
        <>
          <ResourcesTitle />
          <ResourceTabs shown={view.shown} toList={(list) => `/dashboard?tab=resources&list=${list}`} />
        </>
      );
    case 'referral':
      if (!view.data) return <Failed tab="referral" />;
      return view.view === 'rewards' ? (
        <RewardsPage levels={view.data.levels} totalReferrals={view.data.friends} />
      ) : (
        <ReferralTab
          data={view.data}
          next={view.next}
          shareCard={`/share/invite/${view.data.my_referral_code}?format=square&lang=${language}`}
        />
      );
    case 'leaderboard':
      return view.ranking ? <LeaderboardTab view={view.ranking} /> : <Failed tab="leaderboard" />;
  }
}

function ResourcesTitle() {
  return <h1 className="sr-only">{useMessages('member.resources').title}</h1>;
}

function Failed({ tab }: { tab: 'referral' | 'leaderboard' }) {
  const { failed, retry } = useMessages(`member.${tab}`);
  return (
    <ErrorState
      title={failed}
      action={
        <ButtonLink to={`/dashboard?tab=${tab}`} variant="quiet">
          {retry}
        </ButtonLink>
      }
    />
  );
}

export function ErrorBoundary() {
  return <MemberErrorPage failure="dashboardFailed" />;
}
