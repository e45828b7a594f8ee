import { expect, test } from 'vitest';
import { AUDIT_ACTIONS } from './actions';
import { AUDIT_TOPICS, type AuditTopic, describeAuditEntry, listTopicActions } from './sentences';

const formatSentence = (action: string, subject: string, fields = {}) => {
  const { before, subject: named, after } = describeAuditEntry(action, subject, fields);
  return `${before}${named}${after}`;
};

test('an entry is a sentence that names its subject and the result', () => {
  expect(formatSentence('donation.approved', 'a donation of ₹501 by Asha Sharma')).toBe(
    'approved a donation of ₹501 by Asha Sharma',
  );
  expect(formatSentence('member.karma_corrected', 'Asha Sharma', { karma_points: 300 })).toBe(
    'corrected the karma of Asha Sharma to 300',
  );
  expect(formatSentence('refund.requested', 'a donation of ₹501 by Asha Sharma', { amount: 1319.5 })).toBe(
    'refunded ₹1,319.50 of a donation of ₹501 by Asha Sharma',
  );
  expect(formatSentence('member.phone_moved', 'Asha Sharma')).toBe('moved Asha Sharma');
  expect(formatSentence('admin.logged_in', 'Ravi')).toBe('logged in');
  expect(formatSentence('no.such', 'class 7')).toBe('no.such: class 7');
});

test('the filter of a topic offers its actions, and each action has a topic', () => {
  const topics = Object.keys(AUDIT_TOPICS) as AuditTopic[];
  const actions = topics.flatMap((topic) => listTopicActions(topic).map(([action]) => action));
  expect(Object.keys(AUDIT_ACTIONS).filter((action) => !actions.includes(action))).toEqual([]);
  expect(listTopicActions('classes')).toContainEqual(['class_day.excused', 'Excused a day for everybody']);
});
