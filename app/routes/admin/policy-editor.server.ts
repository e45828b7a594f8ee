import { CATALOGUES } from '~/i18n/catalogue';
import type { Language } from '~/i18n/languages';
import type { PolicyName } from '~/i18n/policy-document';
import { listContactLinks } from '~/domain/content/contact.server';
import type { Context } from '~/domain/context';

/** Returns the built-in text of a policy as Markdown, which staff can edit. */
export function buildStandardMarkdown(policy: PolicyName, language: Language): string {
  const { intro, sections } = CATALOGUES[language].policies[policy];
  const parts = sections.flatMap(({ heading, text, points = [], hasContact, officers }) => [
    `## ${heading}`,
    ...text,
    ...(points.length > 0 ? [points.map((point) => `- ${point}`).join('\n')] : []),
    ...(hasContact ? ['- {whatsapp}\n- {email}\n- {phone}'] : []),
    ...(officers?.dataProtection ? [`**${officers.dataProtection}**: {data_officer}`] : []),
    ...(officers?.grievanceOfficer ? [`**${officers.grievanceOfficer}**: {grievance_officer}`] : []),
  ]);
  return [intro, ...parts].join('\n\n');
}

/** Returns the values of the policy placeholders in a language. */
export function getPolicyDetails(ctx: Context, language: Language) {
  return { brandName: ctx.brand.names[language], contact: { ...ctx.brand.contact, links: listContactLinks(ctx) } };
}
