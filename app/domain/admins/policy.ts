/** What staff may be allowed to do. Source: admin spec, 6; `manage_admins` is ours, for the staff and audit screens. */
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
] as const;

export type Permission = (typeof PERMISSIONS)[number];

/** The staff of the demo; outside of it they do not exist. */
export const DEMO_STAFF = {
  admin: { username: 'admin', password: 'sangha-admin' },
  reviewer: { username: 'reviewer', password: 'sangha-review' },
} as const;
