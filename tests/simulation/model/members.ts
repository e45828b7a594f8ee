import { creditReferrer } from './classes';
import { toDay, type Model, type ModelMember, recordAction } from './world';

export function recordSignUp(model: Model, one: Pick<ModelMember, 'id' | 'phone' | 'code' | 'referrer'>): void {
  const member: ModelMember = {
    ...one,
    joinedOn: toDay(model.now),
    karma: 0,
    attended: [],
    marks: 0,
    counted: [],
    pauses: [],
    stopped: false,
    needsRecalculation: false,
    awaitsCredit: one.referrer !== null,
  };
  model.members.push(member);
  if (model.creditsAtSignUp) creditReferrer(model, member);
}

/** Templates of messages that members get even after STOP, because they have requested them. */
const COMES_AFTER_STOP = ['notices_stopped', 'notices_resumed'];

export const endsWithStop = (template: string): boolean => !COMES_AFTER_STOP.includes(template);

/** Deletes all data of a member from the model, except the donations, which lose the member. */
export function recordDeletion(
  model: Model,
  member: ModelMember,
): { donations_deleted: number; donations_anonymised: number } {
  const mine = model.donations.filter((one) => one.member === member);
  for (const one of mine) one.member = null;
  for (const { marks } of model.classes) marks.delete(member.id);
  for (const one of model.members) if (one.referrer === member) one.referrer = null;
  model.members = model.members.filter((one) => one !== member);
  model.expectedMessages = model.expectedMessages.filter(({ to }) => to !== member);
  recordAction(model, 'member.deleted');
  return { donations_deleted: mine.length, donations_anonymised: mine.length };
}
