import {
  ADMIN_SCREENS,
  type AdminScreen,
  ANSWER_MESSAGES_PERMISSIONS,
  VIEW_DONATIONS_PERMISSIONS,
  VIEW_STATEMENTS_PERMISSIONS,
} from './policy';

/** A screen, tab or setting that the search finds by its label or by its synonyms. */
export interface SearchableScreen {
  to: string;
  label: string;
  /** Group of the menu, or the screen on which the link is. */
  note: string;
  permission: AdminScreen['permission'];
  /** Words that staff may type instead of the label, in lower case. */
  synonyms: string;
}

const MENU_SYNONYMS: Record<AdminScreen['to'], string> = {
  '/admin/dashboard': 'home today figures statistics hero banner dashboard',
  '/admin/classes': 'schedule timetable session zoom youtube link attendance week calendar yoga',
  '/admin/financials':
    'money donations dana daan payments upi qr razorpay refund approve reject receipt screenshot utr cash cheque ' +
    'bank amount export download csv',
  '/admin/messages': 'whatsapp reminders notifications sms inbox chat reply failed delivery',
  '/admin/users':
    'members people students phone number mobile otp login code password locked suspend block karma streak name ' +
    'delete referral',
  '/admin/challenges': 'days programme certificate',
  '/admin/groups': 'whatsapp telegram join invite chat',
  '/admin/rewards': 'karma shirt prize gift levels address courier',
  '/admin/batches': 'batch weekday what to do today',
  '/admin/resources': 'diet plans food meal pdf ayurveda',
  '/admin/video': 'youtube recordings playlist',
  '/admin/faqs': 'questions answers help',
  '/admin/translations': 'hindi marathi languages text',
  '/admin/sections': 'home page website configuration options setup preferences',
  '/admin/staff': 'admins volunteers team colleagues permissions roles access rights password second factor',
  '/admin/audit': 'history activity changes who did what',
};

const CLASSES = ['manage_classes'] as const;
const RESOURCES = ['manage_resources'] as const;

/** Screens and settings that are not in the menu. */
const SUBSCREENS: readonly SearchableScreen[] = [
  {
    to: '/admin/dashboard/trends',
    label: 'Trends',
    note: 'Analytics',
    permission: null,
    synonyms: 'charts graphs statistics retention funnel cities occupancy sign-ups attendance figures export csv',
  },
  {
    to: '/admin/reports/board',
    label: 'Board report',
    note: 'Analytics',
    permission: null,
    synonyms: 'trustees month pdf print figures statistics export csv',
  },
  {
    to: '/admin/classes/new',
    label: 'Add class',
    note: 'Live Classes',
    permission: CLASSES,
    synonyms: 'new create schedule session',
  },
  {
    to: '/admin/classes/excused-day',
    label: 'Excuse a day for everybody',
    note: 'Live Classes',
    permission: CLASSES,
    synonyms: 'holiday festival outage streak failed class',
  },
  {
    to: '/admin/classes/cancel-day',
    label: 'Cancel a day',
    note: 'Live Classes',
    permission: CLASSES,
    synonyms: 'holiday festival closed off leave no class',
  },
  {
    to: '/admin/classes/copy-week',
    label: 'Copy week',
    note: 'Live Classes',
    permission: CLASSES,
    synonyms: 'duplicate repeat timetable schedule',
  },
  {
    to: '/admin/teachers',
    label: 'Teachers',
    note: 'Live Classes',
    permission: CLASSES,
    synonyms: 'instructors guru trainers portrait photo',
  },
  {
    to: '/admin/reviews',
    label: 'Reviews',
    note: 'Live Classes',
    permission: CLASSES,
    synonyms: 'ratings stars feedback comments',
  },
  {
    to: '/admin/financials/unmatched',
    label: 'Payments without a donation',
    note: 'Financials',
    permission: VIEW_DONATIONS_PERMISSIONS,
    synonyms: 'money refund razorpay upi qr unmatched foreign card',
  },
  {
    to: '/admin/financials/statements',
    label: 'Statements',
    note: 'Financials',
    permission: VIEW_STATEMENTS_PERMISSIONS,
    synonyms: 'money bank account upload import csv upi utr',
  },
  {
    to: '/admin/financials/reconciliation',
    label: 'Reconciliation',
    note: 'Financials',
    permission: VIEW_STATEMENTS_PERMISSIONS,
    synonyms: 'money bank compare difference month settlement payout export csv',
  },
  {
    to: '/admin/donor-file',
    label: 'Donor file',
    note: 'Financials',
    permission: ['export_donors'],
    synonyms: 'money tax 10bd 10be 80g pan certificate income export download csv',
  },
  {
    to: '/admin/messages/answers',
    label: 'Saved answers',
    note: 'Messages',
    permission: ANSWER_MESSAGES_PERMISSIONS,
    synonyms: 'templates quick reply canned response whatsapp',
  },
  {
    to: '/admin/import',
    label: 'Import',
    note: 'User Management',
    permission: ['import_members'],
    synonyms: 'upload excel sheet csv members attendance migrate',
  },
  {
    to: '/admin/exports',
    label: 'Exports',
    note: 'User Management',
    permission: ['export_members'],
    synonyms: 'download csv excel sheet backup members data',
  },
  {
    to: '/admin/sections/brand',
    label: 'Brand',
    note: 'Site Settings',
    permission: RESOURCES,
    synonyms: 'name logo colour color look theme icon',
  },
  {
    to: '/admin/sections/contact',
    label: 'Contact',
    note: 'Site Settings',
    permission: RESOURCES,
    synonyms: 'email phone whatsapp address grievance officer telegram social facebook instagram youtube',
  },
  {
    to: '/admin/sections/policies',
    label: 'Policies',
    note: 'Site Settings',
    permission: RESOURCES,
    synonyms: 'privacy terms refund legal consent',
  },
  {
    to: '/admin/sections/claims',
    label: 'People and figures',
    note: 'Site Settings',
    permission: RESOURCES,
    synonyms: 'founder photo about story home page morning evening times batch slots',
  },
  {
    to: '/admin/testimonials',
    label: 'Testimonials',
    note: 'Site Settings',
    permission: RESOURCES,
    synonyms: 'quotes reviews stories praise home page',
  },
  {
    to: '/admin/sections/tax',
    label: 'Tax details',
    note: 'Site Settings',
    permission: RESOURCES,
    synonyms: 'money 80g pan trust registration certificate signatory fcra legal receipt',
  },
  {
    to: '/admin/sections/message-prices',
    label: 'Price of messages',
    note: 'Site Settings',
    permission: RESOURCES,
    synonyms: 'money cost budget whatsapp spend',
  },
  {
    to: '/admin/setup',
    label: 'First steps',
    note: 'Analytics',
    permission: ['manage_resources', 'manage_admins'],
    synonyms: 'setup checklist whatsapp test keys razorpay payments upi start configuration settings',
  },
  {
    to: '/admin/account',
    label: 'My account',
    note: 'Menu',
    permission: null,
    synonyms: 'password profile change my permissions',
  },
  {
    to: '/admin/security',
    label: 'Second factor',
    note: 'My account',
    permission: null,
    synonyms: 'otp 2fa authenticator app passkey fingerprint recovery codes login security password',
  },
];

export const MENU_SCREENS: readonly SearchableScreen[] = ADMIN_SCREENS.map(({ to, label, group, permission }) => ({
  to,
  label,
  note: group,
  permission,
  synonyms: MENU_SYNONYMS[to],
}));

/** Source: docs/rules.md#back-office. */
export const SEARCHABLE_SCREENS: readonly SearchableScreen[] = [...MENU_SCREENS, ...SUBSCREENS];
