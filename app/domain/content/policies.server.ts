import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import { type Language, LANGUAGES } from '~/i18n/languages';
import { untranslated } from '~/i18n/messages/message';
import type { PolicyName } from '~/i18n/policy-document';
import { addDays, fromDatabaseDate, toDatabaseDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createEditConflictError, createInvalidFieldError, DomainError } from '../errors';
import { parsePolicyText } from '../policy-text.server';
import type { TextsByLanguage } from '../policy-versions';
import {
  NO_DRAFT_MESSAGE,
  parsePolicyLanguage,
  parsePolicyName,
  POLICY_PERMISSIONS,
  toWrittenPolicy,
} from './edited-policies.server';
import { MAX_POLICY_NOTICE_DAYS } from './policy';
import type { policyTextSchema, publishPolicySchema, withdrawPolicySchema } from './policy-schemas';

/**
 * Saves the text of a policy in one language to the draft of the next version. The draft begins
 * with the texts of the last version. Throws `invalid` at the field `text` if the text cannot be
 * shown, and `conflict` if the draft was changed since `version`. Source: docs/rules.md#policies.
 */
export async function savePolicyText(
  ctx: Context,
  policy: string,
  languageCode: string,
  { text, change, version }: z.output<typeof policyTextSchema>,
): Promise<void> {
  requireAdmin(ctx, ...savePolicyText.permissions);
  const name = parsePolicyName(policy);
  const language = parsePolicyLanguage(languageCode);
  if (text !== undefined) parsePolicyText(text, name);
  await ctx.db.$transaction(async (tx) => {
    const { draft, last } = await lockPolicy(tx, name);
    if (version !== undefined && version !== (draft?.version ?? 0)) throw createEditConflictError('policy');
    const start = toWrittenPolicy(draft ?? last);
    const texts = withText(start.texts, language, text);
    const changes = withText(draft ? start.changes : {}, language, change);
    const data = { texts, changes, updated_at: ctx.clock.now() };
    const number = draft?.number ?? (last?.number ?? 0) + 1;
    await tx.policyVersion.upsert({
      where: { policy_number: { policy: name, number } },
      create: { ...data, policy: name, number },
      update: { ...data, version: { increment: 1 } },
      select: { id: true },
    });
    await recordAuditEntry(ctx, tx, {
      action: 'policy.draft_saved',
      subject: { kind: 'policy', id: name },
      after: { number, language, characters: text?.length ?? 0, change: change ?? null },
    });
  });
}

savePolicyText.permissions = POLICY_PERMISSIONS;

/**
 * Publishes the draft of a policy as its next version, which never changes afterwards. The version
 * can apply from today or the day of the last version, whichever is later, until a year from now.
 * Source: docs/rules.md#policies.
 */
export async function publishPolicy(
  ctx: Context,
  policy: string,
  { applies_from, version }: z.output<typeof publishPolicySchema>,
): Promise<number> {
  requireAdmin(ctx, ...publishPolicy.permissions);
  const name = parsePolicyName(policy);
  return ctx.db.$transaction(async (tx) => {
    const { draft, last } = await lockPolicy(tx, name);
    if (!draft) throw new DomainError('conflict', NO_DRAFT_MESSAGE);
    if (version !== undefined && version !== draft.version) throw createEditConflictError('policy');
    const { texts, changes } = toWrittenPolicy(draft);
    if (Object.keys(texts).length === 0) throw new DomainError('conflict', NO_DRAFT_MESSAGE);
    if (Object.keys(changes).length === 0)
      throw new DomainError('conflict', untranslated('Say in one line what changed, in at least one language.'));
    if (applies_from < ctx.clock.today())
      throw createInvalidFieldError('applies_from', untranslated('Choose today or a later day'));
    if (applies_from > addDays(ctx.clock.today(), MAX_POLICY_NOTICE_DAYS))
      throw createInvalidFieldError('applies_from', untranslated('Choose a day within one year'));
    if (last?.applies_from && applies_from < fromDatabaseDate(last.applies_from))
      throw createInvalidFieldError('applies_from', untranslated('The last version applies from a later day'));
    for (const text of Object.values(texts)) parsePolicyText(text, name);
    const now = ctx.clock.now();
    await tx.policyVersion.update({
      where: { id: draft.id },
      data: { applies_from: toDatabaseDate(applies_from), published_at: now, updated_at: now },
      select: { id: true },
    });
    await recordAuditEntry(ctx, tx, {
      action: 'policy.published',
      subject: { kind: 'policy', id: name },
      ...(last ? { before: { number: last.number } } : {}),
      after: { number: draft.number, applies_from, changes, languages: Object.keys(texts) },
    });
    return draft.number;
  });
}

publishPolicy.permissions = POLICY_PERMISSIONS;

/**
 * Withdraws the last version of a policy, which becomes the draft again. Throws `conflict` if it
 * already applies, if the last version is not `number`, or if there is a draft.
 * Source: docs/rules.md#policies.
 */
export async function withdrawPolicy(
  ctx: Context,
  policy: string,
  { number }: z.output<typeof withdrawPolicySchema>,
): Promise<void> {
  requireAdmin(ctx, ...withdrawPolicy.permissions);
  const name = parsePolicyName(policy);
  await ctx.db.$transaction(async (tx) => {
    const { draft, last } = await lockPolicy(tx, name);
    if (draft) throw new DomainError('conflict', untranslated('Delete the draft first.'));
    if (!last?.applies_from || (number !== undefined && number !== last.number))
      throw createEditConflictError('policy');
    const applies_from = fromDatabaseDate(last.applies_from);
    if (applies_from <= ctx.clock.today())
      throw new DomainError('conflict', untranslated('This version applies already. Publish a new one instead.'));
    const { texts, changes } = toWrittenPolicy(last);
    await tx.policyVersion.delete({ where: { id: last.id }, select: { id: true } });
    // Each process caches published texts by id, so the draft gets a new id.
    await tx.policyVersion.create({
      data: { policy: name, number: last.number, texts, changes, updated_at: ctx.clock.now() },
      select: { id: true },
    });
    await recordAuditEntry(ctx, tx, {
      action: 'policy.withdrawn',
      subject: { kind: 'policy', id: name },
      before: { number: last.number, applies_from },
    });
  });
}

withdrawPolicy.permissions = POLICY_PERMISSIONS;

/** Deletes the draft of a policy. Does nothing if there is none. */
export async function deletePolicyDraft(ctx: Context, policy: string): Promise<void> {
  requireAdmin(ctx, ...deletePolicyDraft.permissions);
  const name = parsePolicyName(policy);
  await ctx.db.$transaction(async (tx) => {
    const { draft } = await lockPolicy(tx, name);
    if (!draft) return;
    await tx.policyVersion.delete({ where: { id: draft.id }, select: { id: true } });
    await recordAuditEntry(ctx, tx, {
      action: 'policy.draft_deleted',
      subject: { kind: 'policy', id: name },
      before: { number: draft.number },
    });
  });
}

deletePolicyDraft.permissions = POLICY_PERMISSIONS;

/** Locks a policy, so that only one draft and one version of each number can exist. */
async function lockPolicy(tx: Transaction, policy: PolicyName) {
  await acquireAdvisoryLock(tx, `policy_versions ${policy}`);
  const [first, second] = await tx.policyVersion.findMany({
    where: { policy },
    orderBy: { number: 'desc' },
    take: 2,
  });
  return first?.published_at === null ? { draft: first, last: second } : { draft: undefined, last: first };
}

function withText(texts: TextsByLanguage, language: Language, text: string | undefined): TextsByLanguage {
  const others = LANGUAGES.filter((one) => one !== language && texts[one] !== undefined);
  return Object.fromEntries([
    ...others.map((one) => [one, texts[one]]),
    ...(text === undefined ? [] : [[language, text]]),
  ]) as TextsByLanguage;
}
