import type { ConsentView, PolicyChangeView } from '~/components/dashboard/consent-view';
import { getConsentVersion, listChangesSince } from '~/domain/sessions/consent-version';
import { getImportedAccount } from '~/domain/sessions/imported-account.server';
import type { PageContext } from '~/http/context.server';
import { LOCALES } from '~/i18n/languages';
import { formatDate, toLocalDate } from '~/lib/calendar';
import { toShownText } from './policy-view.server';

/** Maximum number of changes in the notice. The page of each policy lists all changes. */
const MAX_CHANGES = 3;

/** The page on which members see that the policies have changed. */
const HOME = '/dashboard';

/**
 * Returns the data of the consent notice, or null if consent is not needed. Imported members who
 * have not agreed to any policies see the notice on every page, and all other members on the home
 * page.
 */
export async function loadConsentView(ctx: PageContext): Promise<ConsentView | null> {
  const { actor, language } = ctx;
  if (actor.kind !== 'member' || actor.outdatedConsent === undefined) return null;
  const version = getConsentVersion(ctx);
  if (actor.outdatedConsent === '') {
    const { joined_at, ...account } = await getImportedAccount(ctx);
    const since = joined_at && formatDate(toLocalDate(joined_at, ctx.clock.timeZone), LOCALES[language]);
    return { kind: 'imported', version, account: { ...account, since } };
  }
  if (ctx.pathname !== HOME) return null;
  const changes = listChangesSince(ctx, actor.outdatedConsent).slice(0, MAX_CHANGES);
  return {
    kind: 'changed',
    version,
    changes: changes.map((one) => ({
      policy: one.policy as PolicyChangeView['policy'],
      number: one.number,
      date: formatDate(one.applies_from, LOCALES[language]),
      change: toShownText(language, one.changes),
    })),
  };
}
