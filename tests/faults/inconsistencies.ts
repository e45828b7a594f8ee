import type { People } from './people';

/**
 * Queries that return inconsistent rows. Only rows since the time $1 are checked.
 * Source: docs/rules.md#nothing-lost.
 */
const INCONSISTENCIES = {
  'members whose karma differs from the ledger': `
    SELECT id FROM members WHERE karma_points <>
      (SELECT coalesce(sum(delta), 0) FROM karma_entries WHERE member_id = members.id)`,
  'approved donations that were not rewarded exactly once': `
    SELECT id FROM donations WHERE status = 'approved' AND member_id IS NOT NULL AND 1 <>
      (SELECT count(*) FROM karma_entries WHERE reason = 'donation' AND karma_entries.reference = 'donation:' || donations.id
        AND member_id = donations.member_id AND delta = donations.karma_points_awarded)`,
  'karma for donations that were never approved': `
    SELECT karma_entries.id FROM karma_entries JOIN donations ON karma_entries.reference = 'donation:' || donations.id
    WHERE reason = 'donation' AND status NOT IN ('approved', 'refunded')`,
  'decisions without exactly one message to the donor': `
    SELECT id FROM donations WHERE decided_at > $1 AND status IN ('approved', 'rejected') AND 1 <>
      (SELECT count(*) FROM outbox_messages WHERE event_key = 'donation-' || donations.status || ':' || donations.id)`,
  'paid orders without a donation': `
    SELECT id FROM payment_orders WHERE status = 'paid' AND donation_id IS NULL`,
  'classes whose counter differs from their attendances': `
    SELECT id FROM classes WHERE count_class_attendances(classes) <> (SELECT count(*) FROM attendances WHERE class_id = classes.id)`,
  'members whose total differs from their attendances': `
    SELECT id FROM members WHERE total_classes_attended <>
      (SELECT count(*) FROM attendances WHERE member_id = members.id)`,
  'a member counter that differs from the number of members': `
    SELECT FROM member_counters WHERE name = 'members' HAVING sum(value) <> (SELECT count(*) FROM members)`,
  'donation totals that differ from the donations': `
    SELECT FROM donation_totals HAVING sum(donations) <> (SELECT count(*) FROM donations)
      OR sum(amount_paise) <> (SELECT sum(amount_paise) FROM donations)`,
  'attached files without an owner': `
    SELECT key FROM stored_files WHERE attached_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM donations WHERE screenshot_key = key)
      AND NOT EXISTS (SELECT FROM diet_plans WHERE key IN (media_key, thumbnail_key))
      AND NOT EXISTS (SELECT FROM hero_sections WHERE image_key = key)
      AND NOT EXISTS (SELECT FROM teachers WHERE photo_key = key)
      AND NOT EXISTS (SELECT FROM testimonials WHERE photo_key = key)
      AND NOT EXISTS (SELECT FROM site_settings WHERE key IN (logo_key, founder_photo_key))
      AND NOT EXISTS (SELECT FROM imports WHERE file_key = key)`,
};

/** Returns the inconsistent rows by what is wrong with them. */
export async function findInconsistencies({ rows, since }: People): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const [what, sql] of Object.entries(INCONSISTENCIES)) {
    const wrong = await rows(sql, ...(sql.includes('$1') ? [since] : []));
    if (wrong.length > 0) found[what] = wrong;
  }
  return found;
}
