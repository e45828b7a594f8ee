/**
 * Permissions of staff accounts. `manage_admins` and the permissions after it are additions to the
 * specification. Source: docs/specification/back-office.md#permissions.
 */
export const PERMISSIONS = [
  'view_all_donations',
  'approve_donations',
  'reject_donations',
  'view_analytics',
  'download_screenshots',
  'manage_users',
  'manage_classes',
  'manage_resources',
  'manage_admins',
  'view_queues',
  'manage_queues',
  'export_donors',
  'record_donations',
  'refund_donations',
  'import_statements',
  'view_members',
  'help_members',
  'manage_phones',
  'correct_karma',
  'delete_members',
  'export_members',
  'import_members',
  'answer_messages',
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/**
 * Each of these permissions allows staff to view donations. Source: docs/rules.md#back-office.
 */
export const VIEW_DONATIONS_PERMISSIONS = [
  'view_analytics',
  'view_all_donations',
] as const satisfies readonly Permission[];

/**
 * Each of these permissions allows staff to view statements and the reconciliation.
 * `view_analytics` does not, because the lines of a bank statement contain names and references of
 * people who never donated. Source: docs/rules.md#bank-statements.
 */
export const VIEW_STATEMENTS_PERMISSIONS = [
  'view_all_donations',
  'import_statements',
] as const satisfies readonly Permission[];

/**
 * Each of these permissions allows staff to open User Management, because nobody can act on members
 * without seeing them.
 */
export const VIEW_MEMBERS_PERMISSIONS = [
  'manage_users',
  'view_members',
  'help_members',
  'manage_phones',
  'correct_karma',
  'delete_members',
  'export_members',
  'import_members',
] as const satisfies readonly Permission[];

/**
 * Each of these permissions allows staff to read and answer received messages.
 * Source: docs/rules.md#messages.
 */
export const ANSWER_MESSAGES_PERMISSIONS = ['answer_messages', 'help_members'] as const satisfies readonly Permission[];

/** Groups of the back office menu. Source: docs/specification/back-office.md#screens. */
export type AdminScreenGroup = 'Daily' | 'Members' | 'Content' | 'Setup';

export interface AdminScreen {
  to: (typeof SCREENS)[number]['to'];
  label: string;
  group: AdminScreenGroup;
  /** The account needs at least one of them; null means that every account may open the screen. */
  permission: readonly Permission[] | null;
}

/**
 * Includes screens that are not in the specification.
 * Source: docs/specification/back-office.md#screens.
 */
const SCREENS = [
  { to: '/admin/dashboard', label: 'Analytics', group: 'Daily', permission: null },
  { to: '/admin/classes', label: 'Live Classes', group: 'Daily', permission: ['manage_classes'] },
  { to: '/admin/financials', label: 'Financials', group: 'Daily', permission: VIEW_DONATIONS_PERMISSIONS },
  {
    to: '/admin/messages',
    label: 'Messages',
    group: 'Daily',
    permission: ['manage_classes', 'answer_messages', ...VIEW_MEMBERS_PERMISSIONS],
  },
  { to: '/admin/users', label: 'User Management', group: 'Members', permission: VIEW_MEMBERS_PERMISSIONS },
  { to: '/admin/challenges', label: 'Challenges', group: 'Members', permission: ['manage_classes'] },
  { to: '/admin/groups', label: 'Community Groups', group: 'Members', permission: ['manage_resources'] },
  { to: '/admin/rewards', label: 'Rewards', group: 'Members', permission: ['manage_users'] },
  { to: '/admin/batches', label: 'Instructions', group: 'Content', permission: ['manage_classes'] },
  { to: '/admin/resources', label: 'Resources', group: 'Content', permission: ['manage_resources'] },
  { to: '/admin/video', label: 'Video Resources', group: 'Content', permission: ['manage_resources'] },
  { to: '/admin/faqs', label: 'FAQs', group: 'Content', permission: ['manage_resources'] },
  {
    to: '/admin/translations',
    label: 'Translations',
    group: 'Content',
    permission: ['manage_classes', 'manage_resources', 'manage_users'],
  },
  { to: '/admin/sections', label: 'Site Settings', group: 'Setup', permission: ['manage_resources'] },
  { to: '/admin/staff', label: 'Staff', group: 'Setup', permission: ['manage_admins'] },
  { to: '/admin/audit', label: 'Audit Log', group: 'Setup', permission: ['manage_admins'] },
] as const;

export const ADMIN_SCREENS: readonly AdminScreen[] = SCREENS;

export const PERMISSION_LABELS: Record<Permission, string> = {
  view_all_donations: 'See all donations',
  approve_donations: 'Approve donations',
  reject_donations: 'Reject donations',
  view_analytics: 'See financials',
  download_screenshots: 'See payment screenshots',
  manage_users: 'Manage members and rewards',
  manage_classes: 'Manage classes and instructions',
  manage_resources: 'Manage resources and site',
  manage_admins: 'Manage staff and read the audit log',
  view_queues: 'See the job queues',
  manage_queues: 'Act on the job queues',
  export_donors: 'Download the donor file for the tax office, and correct tax details of donors',
  record_donations: 'Enter donations by hand',
  refund_donations: 'Refund donations',
  import_statements: 'Import bank statements, and approve what the bank confirms',
  view_members: 'See members',
  help_members: 'Help members: name, code, sessions, excused days, messages',
  manage_phones: 'See and move phone numbers',
  correct_karma: 'Correct karma',
  delete_members: 'Delete members',
  export_members: 'Export the list of members',
  import_members: 'Import members and attendances',
  answer_messages: 'Read and answer WhatsApp messages to us',
};

/**
 * Tiers by the minimum number of attended classes, highest first.
 * Source: docs/specification/back-office.md#constants; docs/rules.md#titles.
 */
const TITLE_TIERS = [
  { tier: 'Master', fromClasses: 365 },
  { tier: 'Guru', fromClasses: 100 },
  { tier: 'Yogi', fromClasses: 30 },
  { tier: 'Sadhak', fromClasses: 0 },
] as const;

export type TitleTier = (typeof TITLE_TIERS)[number]['tier'];

export function getTitleTier(totalClassesAttended: number): TitleTier {
  return TITLE_TIERS.find(({ fromClasses }) => totalClassesAttended >= fromClasses)?.tier ?? 'Sadhak';
}

/**
 * Columns by which staff can sort the list of users.
 * Source: docs/specification/back-office.md#constants.
 */
export const USER_SORT_FIELDS = ['karma_points', 'name', 'created_at', 'current_streak'] as const;

export type UserSortField = (typeof USER_SORT_FIELDS)[number];

export const USER_PAGE_SIZES = [10, 20, 50, 100] as const;

export const DEFAULT_USER_PAGE_SIZE = 20;

/** Maximum number of members that can be paged through, because deep pages are slow. */
export const MAX_LISTED_MEMBERS = 10_000;

/**
 * Maximum number of matches that a search counts, so that a search for a common name does not get
 * slower with more members.
 */
export const MAX_COUNTED_SEARCH_MATCHES = 100;

/**
 * Maximum number of members that a search scans in page order. If the scan finds too few matches
 * for the page, matches are rare enough to be sorted instead.
 */
export const MAX_SCANNED_MEMBERS = 5_000;

export const DELETE_USER_CONFIRMATION_WORD = 'DELETE';

export const DEMO_STAFF_ACCOUNTS = {
  admin: { username: 'admin', password: 'sangha-admin' },
  reviewer: { username: 'reviewer', password: 'sangha-review' },
} as const;

export const DEMO_MEMBER_ACCOUNTS = { phones: ['+919876543210', '+919876543211'], password: 'namaste108' } as const;
