import { formatPaise } from '~/lib/format-number';
import { AUDIT_ACTIONS, type AuditAction } from './actions';

/**
 * Sentence for each action. `{subject}` is the affected row, and other names in braces are fields
 * of the entry. If a field is missing, the part in square brackets is omitted.
 */
const SENTENCES: Record<AuditAction, string> = {
  'admin.added': 'added {subject} to the staff',
  'admin.authenticator_added': 'set up an authenticator app',
  'admin.authenticator_removed': 'removed an authenticator app',
  'admin.identity_confirmed': 'confirmed who they are',
  'admin.logged_in': 'logged in',
  'admin.passkey_added': 'added a passkey',
  'admin.passkey_removed': 'removed a passkey',
  'admin.password_changed': 'changed the password of {subject}',
  'admin.recovery_code_used': 'used a recovery code',
  'admin.recovery_codes_made': 'made new recovery codes',
  'admin.second_factor_reset': 'reset the second factor of {subject}',
  'admin.updated': 'changed the staff account of {subject}',
  'audit.exported': 'exported the audit log',
  'audit.pruned': 'deleted old audit entries',
  'challenge.created': 'added {subject}',
  'challenge.ended': 'ended {subject}',
  'challenge.updated': 'changed {subject}',
  'class.cancelled': 'cancelled {subject}',
  'class.created': 'added {subject}',
  'class.deleted': 'deleted {subject}',
  'class.updated': 'changed {subject}',
  'class_day.excused': 'excused {subject} for everybody',
  'class_series.created': 'repeated {subject}',
  'class_series.ended': 'ended {subject}',
  'class_series.updated': 'changed {subject}[, {classes} classes]',
  'class_week.copied': 'copied {subject}',
  'community_group.created': 'added {subject}',
  'community_group.updated': 'changed {subject}',
  'payments.tested': 'tested the payment keys',
  'whatsapp.tested': 'sent a test message',
  'site.updated': 'changed the brand or the texts of the site',
  'policy.draft_deleted': 'deleted the draft of {subject}',
  'policy.draft_saved': 'saved the draft of {subject}',
  'policy.published': 'published version {number} of {subject}',
  'policy.withdrawn': 'withdrew version {number} of {subject}',
  'testimonial.created': 'added {subject}',
  'testimonial.deleted': 'deleted {subject}',
  'testimonial.updated': 'changed {subject}',
  'contact.updated': 'changed how members contact us',
  'diet_plan.created': 'added {subject}',
  'diet_plan.deleted': 'deleted {subject}',
  'diet_plan.updated': 'changed {subject}',
  'donation.approved': 'approved {subject}',
  'donation.approved_by_statement': 'approved {subject} by bank statement',
  'donation.certificate_downloaded': 'downloaded the tax certificate of {subject}',
  'donation.paid': 'paid {subject} online',
  'donation.proposal_withdrawn': 'withdrew the proposal to approve {subject}',
  'donation.proposed': 'proposed to approve {subject}',
  'donation.receipt_downloaded': 'downloaded the receipt of {subject}',
  'donation.recorded': 'entered {subject} by hand',
  'donation.refunded': 'refunded {subject}',
  'donation.rejected': 'rejected {subject}',
  'donation.screenshot_viewed': 'looked at the payment picture of {subject}',
  'donation.submitted': 'sent {subject} for review',
  'donation.undone': 'undid the decision on {subject}',
  'donation_statement.downloaded': 'downloaded the donations of {subject}[ in {year}]',
  'donations.exported': 'exported donations',
  'donor_details.asked': 'asked {members} donors for their tax details',
  'donor_details.exported': 'downloaded the donors without tax details',
  'donor_details.listed': 'looked at phone numbers of donors without tax details',
  'donor_file.checked': 'checked the details of donors in {subject}',
  'donor_file.corrections_exported': 'downloaded the corrections of {subject}',
  'donor_file.exported': 'downloaded {subject}',
  'donor_id.viewed': 'looked at the whole ID of a donor',
  'donor_record.corrected': 'corrected the tax details of a donor[: {changed}]',
  'donor_record.saved': 'saved the details for tax certificates',
  'donor_record.viewed': 'looked at the tax details of a donor',
  'failed_messages.listed': 'looked at the messages that failed',
  'faq.created': 'added {subject}',
  'faq.deleted': 'deleted {subject}',
  'faq.updated': 'changed {subject}',
  'hero.updated': 'changed the hero section',
  'inbound_messages.answered': 'marked messages of a phone as answered[: {messages}]',
  'inbound_messages.listed': 'looked at the messages that people wrote to us',
  'inbound_messages.replied': 'replied on WhatsApp[ to {phone}]',
  'import.cancelled': 'cancelled {subject}',
  'import.confirmed': 'started {subject}[ of {rows} rows]',
  'import.finished': 'finished {subject}[ of {rows} rows]',
  'import.removed': 'removed {rows} unused members of {subject}[ and left {kept}]',
  'import.resumed': 'continued {subject}',
  'import.rows_exported': 'downloaded {status} rows of {subject}',
  'import.stopped': 'stopped {subject}',
  'import.undone': 'asked to undo {subject}',
  'import.uploaded': 'uploaded the file of {subject}',
  'import.viewed': 'looked at phone numbers of {subject}',
  'instruction.updated': 'changed {subject}',
  'member.account_reset':
    'proved the phone of {subject} for the first time, which ended the sessions and the password from before',
  'member.account_set_up': 'finished setting up the account of {subject}',
  'member.citizenship_declared': 'declared that {subject} is a citizen of India',
  'member.code_sent': 'sent a login code to {subject}',
  'member.consented': 'agreed to the policies',
  'member.day_excused': 'excused {day} for {subject}',
  'member.deleted': 'deleted {subject}',
  'member.karma_corrected': 'corrected the karma of {subject}[ to {karma_points}]',
  'member.name_corrected': 'corrected the name of {subject}',
  'member.password_changed': 'changed the password of {subject}',
  'member.phone_changed': 'changed the phone of {subject}[ to {phone}]',
  'member.phone_move_asked': 'asked to move {subject}[ to the phone {phone}]',
  'member.phone_move_withdrawn': 'withdrew the move of {subject} to another phone',
  'member.phone_moved': 'moved {subject}[ to the phone {phone}]',
  'member.phone_restored': 'took the former phone of {subject} back',
  'member.preferences_changed': 'changed what {subject} is sent',
  'member.sessions_ended': 'logged {subject} out everywhere',
  'member.started_empty': 'deleted the account that somebody else had set up, and started empty as {subject}',
  'member.suspended': 'suspended {subject}',
  'member.unsuspended': 'lifted the suspension of {subject}',
  'member.viewed': 'looked at the page of {subject}',
  'member_filter.deleted': 'deleted {subject}',
  'member_filter.saved': 'saved {subject}',
  'members.exported': 'exported the list of members',
  'members.listed': 'looked at the list of members',
  'members.searched': 'found members by the search',
  'payment_order.placed': 'began an online payment',
  'queue.acted_on': 'acted on the job queue {subject}',
  'payment.disputed': 'reported a dispute of {subject}',
  'payment.refunded': 'refunded {subject}',
  'payment.settled': 'settled {subject}',
  'payment.unmatched': 'found {subject}',
  'donation.restored': 'restored {subject}, because the bank did not pay its refund',
  'refund.confirmed': 'confirmed a refund of {amount} of {subject}',
  'refund.done': 'paid back {amount} of {subject} through the provider',
  'refund.failed': 'was refused a refund of {subject}[: {refusal}]',
  'refund.proposed': 'proposed a refund of {amount} of {subject}',
  'refund.requested': 'refunded {amount} of {subject}',
  'refund.settled': 'settled a failed refund of {subject}[: {note}]',
  'refund.withdrawn': 'withdrew the proposal to refund {subject}',
  'reminders.resumed': 'resumed the reminders',
  'reminders.stopped': 'stopped the reminders',
  'reward.updated': 'changed {subject}',
  'reward_claim.listed': 'looked at the addresses for rewards',
  'reward_claim.sent': 'marked {subject} as sent',
  'saved_answer.created': 'added {subject}',
  'saved_answer.deleted': 'deleted {subject}',
  'saved_answer.updated': 'changed {subject}',
  'sections.updated': 'changed the sections of the home page',
  'statement.imported': 'imported a statement of {account}[, {lines} lines]',
  'statement_lines.viewed': 'looked at lines of statements',
  'statement_account.added': 'added the account {name} for statements',
  'statement_account.edited': 'changed the account {name} for statements',
  'statement_account.deleted': 'deleted the account {name} for statements',
  'table.exported': 'exported {subject}[ of {month}][ of the class {class_id}]',
  'messages.skipped': 'skipped [{messages} ]messages of the template {subject}',
  'message_price.saved': 'saved the price of a message',
  'tax_law.saved': 'saved the text of tax certificates',
  'tax_settings.updated': 'changed the tax details of the trust',
  'teacher.created': 'added {subject}',
  'teacher.updated': 'changed {subject}',
  'video.created': 'added {subject}',
  'video.deleted': 'deleted {subject}',
  'video.updated': 'changed {subject}',
};

export interface AuditSentence {
  before: string;
  /** Empty if the sentence does not name the subject. */
  subject: string;
  after: string;
}

/**
 * Describes an audit entry in words, without the actor. For an unknown action, returns its name.
 */
export function describeAuditEntry(
  action: string,
  subject: string,
  fields: Readonly<Record<string, unknown>>,
): AuditSentence {
  const template = (SENTENCES as Partial<Record<string, string>>)[action] ?? `${action}: {subject}`;
  const text = template
    .replaceAll(/\[([^\]]*\{(\w+)\}[^\]]*)\]/g, (_, part: string, name: string) =>
      name !== 'subject' && isShown(fields[name]) ? part : '',
    )
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const value = fields[name];
      return name === 'subject' || !isShown(value) ? whole : formatField(name, value);
    });
  const [before = '', after] = text.split('{subject}');
  return after === undefined ? { before, subject: '', after: '' } : { before, subject, after };
}

/** The amounts of entries are in rupees. */
function formatField(name: string, value: string | number): string {
  return name === 'amount' ? formatPaise(Number(value) * 100) : String(value);
}

function isShown(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** Groups of actions that staff can choose in the audit log. */
export const AUDIT_TOPICS = {
  money: {
    label: 'Money',
    prefixes: [
      'donation.',
      'donations.',
      'donation_statement.',
      'donor_',
      'payment.',
      'payment_order.',
      'refund.',
      'statement',
    ],
  },
  members: { label: 'Members', prefixes: ['member.', 'members.', 'member_filter.', 'reward_claim.', 'import.'] },
  exported: {
    label: 'Data exported',
    prefixes: [
      'audit.exported',
      'donations.exported',
      'donor_details.exported',
      'donor_file.corrections_exported',
      'donor_file.exported',
      'members.exported',
      'import.rows_exported',
      'table.exported',
    ],
  },
  staff: { label: 'Staff and logins', prefixes: ['admin.', 'queue.', 'audit.'] },
  classes: { label: 'Classes', prefixes: ['class.', 'class_', 'challenge.', 'instruction.', 'teacher.'] },
  messages: {
    label: 'Messages',
    prefixes: ['failed_messages.', 'inbound_messages.', 'messages.', 'reminders.', 'saved_answer.'],
  },
  site: {
    label: 'Site',
    prefixes: [
      'community_group.',
      'contact.',
      'diet_plan.',
      'faq.',
      'hero.',
      'message_price.',
      'payments.',
      'policy.',
      'reward.',
      'sections.',
      'site.',
      'tax_',
      'testimonial.',
      'video.',
      'whatsapp.',
    ],
  },
} as const;

export type AuditTopic = keyof typeof AUDIT_TOPICS;

/** Lists the actions of a topic with their labels. */
export function listTopicActions(topic: AuditTopic): [action: string, label: string][] {
  const { prefixes } = AUDIT_TOPICS[topic];
  return Object.entries(AUDIT_ACTIONS).filter(([action]) => prefixes.some((prefix) => action.startsWith(prefix)));
}

/** Actions that only view data. Repeated ones are shown as one entry. */
export const VIEW_ACTIONS: readonly string[] = [
  'donation.screenshot_viewed',
  'donor_details.listed',
  'donor_file.checked',
  'donor_id.viewed',
  'donor_record.viewed',
  'failed_messages.listed',
  'import.viewed',
  'inbound_messages.listed',
  'member.viewed',
  'members.listed',
  'members.searched',
  'reward_claim.listed',
  'statement_lines.viewed',
] satisfies AuditAction[];
