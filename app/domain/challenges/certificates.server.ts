import { t } from '~/i18n/messages/message';
import type { LocalDate } from '~/lib/calendar';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import type { Translatable } from '../translations';
import { parseCertificateCode } from './certificate-code';

export type Certificate = Translatable<{
  code: string;
  name: string;
  title: string;
  length: number;
  mornings: number;
  began_on: LocalDate;
  finished_on: LocalDate;
  issued_at: Date;
}>;

export type OwnCertificate = Translatable<Pick<Certificate, 'code' | 'title' | 'length' | 'mornings' | 'finished_on'>>;

/**
 * Finds a certificate by its code. Throws `not_found` if the code is unknown.
 * Source: docs/rules.md#challenges.
 */
export async function getCertificate(ctx: Context, typed: string): Promise<Certificate> {
  const code = parseCertificateCode(typed);
  const [found] = code
    ? await ctx.sql<Certificate[]>`
        SELECT code, name, challenges.title, translations, days AS length, mornings, began_on::text AS "began_on", finished_on::text AS "finished_on",
          issued_at AS "issued_at"
        FROM challenge_certificates JOIN challenge_enrolments ON challenge_enrolments.id = enrolment_id
        JOIN challenges ON challenges.id = challenge_id JOIN members ON members.id = member_id
        WHERE code = ${code}`
    : [];
  if (!found) throw new DomainError('not_found', t('There is no certificate with this code.'));
  return found;
}

/** Lists the acting member's certificates, newest first. Source: docs/rules.md#challenges. */
export function listOwnCertificates(ctx: Context): Promise<OwnCertificate[]> {
  return ctx.sql<OwnCertificate[]>`
    SELECT code, challenges.title, translations, days AS length, mornings, finished_on::text AS "finished_on"
    FROM challenge_certificates JOIN challenge_enrolments ON challenge_enrolments.id = enrolment_id
    JOIN challenges ON challenges.id = challenge_id
    WHERE member_id = ${requireMember(ctx)} ORDER BY finished_on DESC, challenges.id DESC`;
}
