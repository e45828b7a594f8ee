import { LANGUAGES } from '~/i18n/languages';
import { DEMO_CONTACT, DEMO_SITE, DEMO_TESTIMONIALS } from '../../prisma/seed/site';

const PUBLIC = ['/', '/landing', '/privacy', '/refunds', '/terms', '/privacy/versions/0'];
const ANYONE = ['/login', '/register', '/forgot-password', '/login/code', '/help', '/resources', '/nowhere'];
const MEMBER = [
  '/dashboard',
  '/dashboard?tab=resources',
  '/dashboard?tab=resources&list=videos',
  '/dashboard?tab=resources&list=faqs',
  '/dashboard?tab=referral',
  '/dashboard?tab=referral&view=rewards',
  '/dashboard?tab=leaderboard',
  '/timetable',
  '/streak',
  '/karma',
  '/donations',
  '/donations?tab=history',
  '/profile-edit',
  '/profile-edit/reminders',
  '/profile-edit/privacy',
  '/profile-edit/password',
  '/profile-edit/delete',
  '/rate',
];

/** Every page of the site in each language, and the manifest. `isMember` pages need a login. */
export const BRAND_PAGES = LANGUAGES.flatMap((language) => [
  ...[...PUBLIC, '/site.webmanifest'].map((path) => ({
    path: language === 'en' ? path : `/${language}${path === '/' ? '' : path}`,
    isMember: false,
  })),
  ...[...ANYONE, ...MEMBER].map((path) => ({
    path: `${path}${path.includes('?') ? '&' : '?'}lang=${language}`,
    isMember: MEMBER.includes(path),
  })),
]);

const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Name of the product in each language, which a site has until its staff have saved a name. */
export const PRODUCT_NAMES = [/\bSangha\b/, /संघ(?![\u0900-\u097f])/];

/** Names, numbers and claims of the demo organisation, in each language. */
export const DEMO_CLAIMS = [
  ...[DEMO_SITE, DEMO_SITE.translations.hi].flatMap(({ founder_name, press, community_claim, copyright }) => [
    founder_name,
    founder_name.split(' ')[0] ?? founder_name,
    community_claim,
    copyright,
    ...press.split('\n'),
  ]),
  ...DEMO_TESTIMONIALS.flatMap(({ name, translations }) => [name, translations.hi.name]),
  ...Object.values(DEMO_CONTACT).flatMap((text) => text.split('\n')),
  '1.24',
  'Lajpat',
].map((text) => new RegExp(escapeRegExp(text)));

/** Removes technical names that users do not see, such as that of a cache. */
export const withoutTechnicalNames = (text: string) => text.replaceAll(/sangha_\w+/g, '');
