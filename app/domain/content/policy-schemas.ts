import { z } from 'zod';
import { createOptionalTextField } from '~/domain/text-fields';
import { POLICY_PLACEHOLDERS } from '~/i18n/policy-document';
import { isLocalDate } from '~/lib/calendar';
import { createOptionalWholeNumberSchema } from '~/lib/whole-number';
import { MAX_POLICY_LENGTH } from './policy';

const version = createOptionalWholeNumberSchema('version must be a whole number', { min: 0 });

/**
 * Validates the text of a policy in one language. A blank text removes the text that staff have
 * written.
 */
export const policyTextSchema = z
  .object({
    text: z
      .string('Invalid request')
      // A browser counts a line break as one character, but sends two.
      .overwrite((text) => text.replaceAll('\r\n', '\n'))
      .nullish()
      .pipe(createOptionalTextField(MAX_POLICY_LENGTH)),
    change: createOptionalTextField(200).transform((line) => line?.replaceAll(/\s+/g, ' ')),
    /** The version is 0 if there was no draft. */
    version,
  })
  .superRefine(({ text, change }, ctx) => {
    if (/\{\w+\}/.test(change ?? ''))
      ctx.addIssue({
        code: 'custom',
        path: ['change'],
        message: 'This line is not filled in. Write it without braces',
      });
    const [unknown] = listUnknownPlaceholders(text ?? '');
    if (unknown)
      ctx.addIssue({
        code: 'custom',
        path: ['text'],
        message: `There is no placeholder {${unknown}}. You can use ${POLICY_PLACEHOLDERS.map((name) => `{${name}}`).join(', ')}`,
      });
    if (text !== undefined && change === undefined)
      ctx.addIssue({ code: 'custom', path: ['change'], message: 'Say in one line what changed' });
  });

/** Validates the day from which a new version of a policy applies. */
export const publishPolicySchema = z.object({
  applies_from: z.string({ error: 'Enter the day' }).refine(isLocalDate, 'Enter the day'),
  version,
});

/** Validates the number of the published version to withdraw. */
export const withdrawPolicySchema = z.object({
  number: createOptionalWholeNumberSchema('number must be a whole number', { min: 1 }),
});

/** Lists the names in braces that are not placeholders of policies. */
function listUnknownPlaceholders(text: string): string[] {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.filter((name) => !POLICY_PLACEHOLDERS.some((one) => one === name));
}
