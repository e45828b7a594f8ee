import { HOME_LANGUAGE, LANGUAGES, localizePath } from '~/i18n/languages';
import { DEMO_CONTACT, DEMO_SITE, DEMO_TESTIMONIALS } from '../../prisma/seed/site';
import { listScreens } from './routes';

/** Values of path parameters that exist on every site. */
const VALUES = { policy: 'privacy', number: '0', '*': 'nowhere' };

/** Tabs and lists of screens. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [
    'tab=resources',
    'tab=resources&list=videos',
    'tab=resources&list=faqs',
    'tab=referral',
    'tab=referral&view=rewards',
    'tab=leaderboard',
  ],
  '/donations': ['tab=history'],
};

/** Screens that redirect to another one, or do not exist, before a step that leads to them. */
export const NEEDS_A_STEP = [
  '/login/verify',
  '/reset-password',
  '/restore-phone',
  '/confirm-phone',
  '/profile-edit/phone',
  '/donations/tax-details',
  '/rewards/t-shirt',
];

export interface BrandPage {
  path: string;
  /** URL of the route, with `:name` for parameters. */
  route: string;
  /** True if the page needs a login. */
  isMember: boolean;
}

/**
 * Lists every screen for visitors and members in each language, from the route table, and the
 * manifests. Screens with a parameter that has no value are left out.
 */
export async function listBrandPages(values: Readonly<Record<string, string>> = {}): Promise<BrandPage[]> {
  const screens = (await listScreens()).filter(({ address }) => !/^\/(?:admin|api)\b/.test(address));
  const routes = screens.map(({ address }) => address);
  const isOfOneLanguage = new RegExp(`^/(?:${LANGUAGES.join('|')})(?:/|$)`);
  const hasOwnAddresses = (route: string) =>
    isOfOneLanguage.test(route) || routes.includes(localizePath(HOME_LANGUAGE, route));
  const pages = screens.flatMap(({ address: route, file }) => {
    const filled = fillParameters(route, { ...VALUES, ...values });
    if (filled === null) return [];
    const isMember = file.startsWith('routes/member/');
    const queries = ['', ...(QUERIES[route] ?? [])];
    const languages = hasOwnAddresses(route) ? [''] : LANGUAGES.map((language) => `lang=${language}`);
    return queries.flatMap((query) =>
      languages.map((language) => {
        const search = [query, language].filter(Boolean).join('&');
        return { path: search ? `${filled}?${search}` : filled, route, isMember };
      }),
    );
  });
  const manifests = LANGUAGES.map((language) => localizePath(language, '/site.webmanifest'));
  return [...pages, ...manifests.map((path) => ({ path, route: path, isMember: false }))];
}

/** Returns null if a parameter has no value. */
function fillParameters(route: string, values: Readonly<Record<string, string>>): string | null {
  const parts = route.split('/').map((part) => (/^[:*]/.test(part) ? values[part.replace(':', '')] : part));
  return parts.includes(undefined) ? null : parts.join('/');
}

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Name of the product in each language, which a site has until its staff have saved a name. */
const PRODUCT_NAMES = [/\bSangha\b/, /संघ(?![\u0900-\u097f])/];

/** Names, numbers and claims of the demo organisation, in each language. */
export const DEMO_CLAIMS = [
  ...[DEMO_SITE, ...Object.values(DEMO_SITE.translations)].flatMap(
    ({ founder_name, press, community_claim, copyright }) => [
      founder_name,
      founder_name.split(' ')[0] ?? founder_name,
      community_claim,
      copyright,
      ...press.split('\n'),
    ],
  ),
  ...DEMO_TESTIMONIALS.flatMap(({ name, translations }) => [
    name,
    ...Object.values(translations).map((translated) => translated.name),
  ]),
  ...Object.values(DEMO_CONTACT).flatMap((text) => text.split('\n')),
  '1.24',
  'Lajpat',
].map((text) => new RegExp(escapeRegExp(text)));

/** Removes technical names that users do not see, such as that of a cache. */
const withoutTechnicalNames = (text: string) => text.replaceAll(/sangha_\w+/g, '');

/** Returns the words of the demo and of the product on a page. */
export function findForeignWords(text: string): string[] {
  const read = withoutTechnicalNames(text);
  return [...PRODUCT_NAMES, ...DEMO_CLAIMS].filter((word) => word.test(read)).map(String);
}
