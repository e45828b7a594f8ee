import type { PolicyVersion as PolicyRow } from '~/db/generated/client';
import { type Language, LANGUAGES } from '~/i18n/languages';
import { untranslated } from '~/i18n/messages/message';
import { POLICY_NAMES, type PolicyBlock, type PolicyName } from '~/i18n/policy-document';
import { fromDatabaseDate, type LocalDate } from '~/lib/calendar';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { parsePolicyText } from '../policy-text.server';
import type { PolicyTexts, TextsByLanguage } from '../policy-versions';
import { readPolicyTexts } from '../published-policies.server';

const NOT_FOUND = untranslated('Policy not found.');

export const NO_DRAFT_MESSAGE = untranslated('There is no draft. Write a text first.');

/** Permissions that are required to see and to publish policies in the back office. */
export const POLICY_PERMISSIONS = ['manage_resources'] as const;

/** A version or a draft of a policy, as staff write it. */
export interface WrittenPolicy {
  number: number;
  texts: TextsByLanguage;
  changes: TextsByLanguage;
}

export interface PolicyDraft extends WrittenPolicy {
  version: number;
}

export interface PublishedVersion extends WrittenPolicy {
  applies_from: LocalDate;
  published_at: Date;
}

export interface EditedPolicy {
  policy: PolicyName;
  /** Published versions, newest first. */
  versions: PublishedVersion[];
  draft: PolicyDraft | null;
}

/** Lists the policies with their versions and drafts for the back office. */
export async function listEditedPolicies(ctx: Context): Promise<EditedPolicy[]> {
  requireAdmin(ctx, ...POLICY_PERMISSIONS);
  const rows = await ctx.db.policyVersion.findMany({ orderBy: { number: 'desc' } });
  return POLICY_NAMES.map((policy) => toEditedPolicy(policy, rows));
}

/** Returns a policy for the back office. Throws `not_found` if there is no such policy. */
export async function getEditedPolicy(ctx: Context, policy: string): Promise<EditedPolicy> {
  requireAdmin(ctx, ...POLICY_PERMISSIONS);
  const name = parsePolicyName(policy);
  const rows = await ctx.db.policyVersion.findMany({ where: { policy: name }, orderBy: { number: 'desc' } });
  return toEditedPolicy(name, rows);
}

/** Returns the draft of a policy in a language, formatted. Throws `not_found` if there is none. */
export async function previewPolicy(ctx: Context, policy: string, language: string): Promise<readonly PolicyBlock[]> {
  const { policy: name, draft } = await getEditedPolicy(ctx, policy);
  const text = draft?.texts[parsePolicyLanguage(language)];
  if (text === undefined) throw new DomainError('not_found', NO_DRAFT_MESSAGE);
  return parsePolicyText(text, name);
}

/** Returns the texts of a published version for its public page. Source: docs/rules.md#policies. */
export async function getPolicyTexts(ctx: Context, version: { id: number; policy: PolicyName }): Promise<PolicyTexts> {
  const known = ctx.brand.policies.texts.get(version.id);
  return known ?? (await readPolicyTexts(ctx, [version])).get(version.id) ?? {};
}

/** Returns the policy with the name. Throws `not_found` if there is no such policy. */
export function parsePolicyName(policy: string): PolicyName {
  const name = POLICY_NAMES.find((one) => one === policy);
  if (!name) throw new DomainError('not_found', NOT_FOUND);
  return name;
}

/** Returns the language with the code. Throws `not_found` if there is no such language. */
export function parsePolicyLanguage(code: string): Language {
  const language = LANGUAGES.find((one) => one === code);
  if (!language) throw new DomainError('not_found', NOT_FOUND);
  return language;
}

function toEditedPolicy(policy: PolicyName, rows: readonly PolicyRow[]): EditedPolicy {
  const own = rows.filter((row) => row.policy === policy);
  const draft = own.find(({ published_at }) => published_at === null);
  return {
    policy,
    draft: draft ? { ...toWrittenPolicy(draft), version: draft.version } : null,
    versions: own.flatMap((row) =>
      row.published_at && row.applies_from
        ? [
            {
              ...toWrittenPolicy(row),
              applies_from: fromDatabaseDate(row.applies_from),
              published_at: row.published_at,
            },
          ]
        : [],
    ),
  };
}

/** Returns the texts of a row, or the built-in text if there is no row. */
export function toWrittenPolicy(row: PolicyRow | undefined): WrittenPolicy {
  return {
    number: row?.number ?? 0,
    texts: (row?.texts ?? {}) as TextsByLanguage,
    changes: (row?.changes ?? {}) as TextsByLanguage,
  };
}
