/**
 * Permissions of staff accounts. The last three are not in the specification.
 * Source: docs/specification/back-office.md#permissions.
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
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/**
 * Permissions of which any one allows staff to view donations. Source: docs/rules.md#back-office.
 */
export const VIEW_DONATIONS_PERMISSIONS = [
  'view_analytics',
  'view_all_donations',
] as const satisfies readonly Permission[];

export const PERMISSION_LABELS: Record<Permission, string> = {
  view_all_donations: 'See all donations',
  approve_donations: 'Approve donations',
  reject_donations: 'Reject donations',
  view_analytics: 'See financials',
  download_screenshots: 'See payment screenshots',
  manage_users: 'Manage members',
  manage_classes: 'Manage classes and instructions',
  manage_resources: 'Manage resources and site',
  manage_admins: 'Manage staff and read the audit log',
  view_queues: 'See the job queues',
  manage_queues: 'Act on the job queues',
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
