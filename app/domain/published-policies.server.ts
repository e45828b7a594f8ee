import type { Database } from '~/db/client.server';
import { LANGUAGES } from '~/i18n/languages';
import type { PolicyBlock, PolicyName } from '~/i18n/policy-document';
import { fromDatabaseDate, type LocalDate } from '~/lib/calendar';
import type { DomainLogger } from './context';
import { parsePolicyText } from './policy-text.server';
import {
  findPolicyVersion,
  type PolicyTexts,
  type PolicyVersion,
  type PublishedPolicies,
  type TextsByLanguage,
} from './policy-versions';

/**
 * Reads the published versions of all policies, and the texts of those that apply today or later.
 * Texts that are in `last` are not read again.
 */
export async function readPublishedPolicies(
  { db, log }: { db: Database; log: DomainLogger },
  last: PublishedPolicies,
  today: LocalDate,
): Promise<PublishedPolicies> {
  const rows = await db.policyVersion.findMany({
    where: { published_at: { not: null } },
    select: { id: true, policy: true, number: true, applies_from: true, changes: true },
    orderBy: { number: 'asc' },
  });
  const versions = rows.flatMap(({ policy, applies_from, changes, ...row }): PolicyVersion[] =>
    applies_from
      ? [
          {
            ...row,
            policy: policy as PolicyName,
            applies_from: fromDatabaseDate(applies_from),
            changes: changes as TextsByLanguage,
          },
        ]
      : [],
  );
  const shown = versions.filter((one) => {
    const current = findPolicyVersion({ versions }, one.policy, today);
    return current === null || one.number >= current.number;
  });
  const added = shown.filter(({ id }) => !last.texts.has(id));
  const texts = new Map(
    shown.flatMap(({ id }) => (last.texts.has(id) ? [[id, last.texts.get(id) ?? {}] as const] : [])),
  );
  if (added.length > 0) for (const [id, text] of await readPolicyTexts({ db, log }, added)) texts.set(id, text);
  return { versions, texts };
}

/**
 * Reads and parses the texts of published versions, by the id of the version. Skips a text that
 * cannot be parsed, because it must not break the site.
 */
export async function readPolicyTexts(
  { db, log }: { db: Database; log: DomainLogger },
  versions: readonly Pick<PolicyVersion, 'id' | 'policy'>[],
): Promise<Map<number, PolicyTexts>> {
  const rows = await db.policyVersion.findMany({
    where: { id: { in: versions.map(({ id }) => id) } },
    select: { id: true, policy: true, texts: true },
  });
  return new Map(
    rows.map(({ id, policy, texts }) => {
      const markdown = texts as TextsByLanguage;
      const parsed = LANGUAGES.flatMap((language) => {
        const text = markdown[language];
        const key = `${policy} ${id} ${language}`;
        if (text === undefined) return [];
        try {
          return [[language, withShortKey(parsePolicyText(text, policy), key)] as const];
        } catch (error) {
          log.error(
            { err: error, policy, version: id, language },
            'left out the text of a policy that cannot be parsed',
          );
          return [];
        }
      });
      return [id, Object.fromEntries(parsed)];
    }),
  );
}

/**
 * Makes JSON.stringify write only a key instead of the text. The key of a cached page is a hash of
 * the page data as JSON, and hashing whole policies on each request would be slow.
 */
function withShortKey(blocks: readonly PolicyBlock[], key: string): PolicyBlock[] {
  return Object.defineProperty([...blocks], 'toJSON', { value: () => key });
}
