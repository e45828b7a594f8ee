// @ts-check

/** Expressions that are not allowed in comments, with a replacement. */
const REPLACEMENTS = new Map([
  ['anew', 'again'],
  ['at once', 'immediately or concurrently'],
  ['by itself', 'automatically or separately'],
  ['meanwhile', 'in the meantime'],
  ['stands in', 'is in, or replaces'],
  ['stands at', 'is at'],
  ['the release before', 'the previous version'],
  ['whoever', 'the member, the caller, or anyone who'],
]);

const PATTERN = new RegExp(`\\b(${[...REPLACEMENTS.keys()].join('|')})\\b`, 'i');

/**
 * Lint rule that reports ambiguous or unusual expressions in comments, and suggests a replacement.
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainWords = {
  create: (context) => ({
    Program: () => {
      for (const { value, loc } of context.sourceCode.getAllComments()) {
        const found = PATTERN.exec(value.replace(/\s+/g, ' '))?.[0].toLowerCase();
        if (found && loc) context.report({ loc, message: `Instead of "${found}" write: ${REPLACEMENTS.get(found)}.` });
      }
    },
  }),
};
