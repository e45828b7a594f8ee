/**
 * Queries that return inconsistent rows. $1 is the time from which rows are checked.
 * Source: docs/rules.md#nothing-lost.
 */
export const WRONG = {
  'karma that is not its ledger': `
    SELECT id FROM members WHERE karma_points <>
      (SELECT coalesce(sum(delta), 0) FROM karma_entries WHERE member_id = members.id)`,
  'an approved donation that was not rewarded once': `
    SELECT id FROM donations WHERE status = 'approved' AND member_id IS NOT NULL AND 1 <>
      (SELECT count(*) FROM karma_entries WHERE reason = 'donation' AND karma_entries.reference = 'donation:' || donations.id
        AND member_id = donations.member_id AND delta = donations.karma_points_awarded)`,
  'karma for a donation that never was approved': `
    SELECT karma_entries.id FROM karma_entries JOIN donations ON karma_entries.reference = 'donation:' || donations.id
    WHERE reason = 'donation' AND status NOT IN ('approved', 'refunded')`,
  'a decision of which its donor has not exactly one message': `
    SELECT id FROM donations WHERE decided_at > $1 AND status IN ('approved', 'rejected') AND 1 <>
      (SELECT count(*) FROM outbox_messages WHERE event_key = 'donation-' || donations.status || ':' || donations.id)`,
  'a paid order without its donation': `
    SELECT id FROM payment_orders WHERE status = 'paid' AND donation_id IS NULL`,
  'a class whose count is not its marks': `
    SELECT id FROM classes WHERE count_class_attendances(classes) <> (SELECT count(*) FROM attendances WHERE class_id = classes.id)`,
  'a member whose count is not their marks': `
    SELECT id FROM members WHERE total_classes_attended <>
      (SELECT count(*) FROM attendances WHERE member_id = members.id)`,
  'a count of members that is not theirs': `
    SELECT FROM member_counters WHERE name = 'members' HAVING sum(value) <> (SELECT count(*) FROM members)`,
  'totals of donations that are not theirs': `
    SELECT FROM donation_totals HAVING sum(donations) <> (SELECT count(*) FROM donations)
      OR sum(amount_paise) <> (SELECT sum(amount_paise) FROM donations)`,
  'an attached file that nobody owns': `
    SELECT key FROM stored_files WHERE attached_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM donations WHERE screenshot_key = key)
      AND NOT EXISTS (SELECT FROM diet_plans WHERE key IN (media_key, thumbnail_key))
      AND NOT EXISTS (SELECT FROM hero_sections WHERE image_key = key)`,
};
