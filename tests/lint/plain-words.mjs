// @ts-check

/** Words that are not allowed in comments, with a replacement. */
const IN_COMMENTS = new Map([
  ['anew', 'again'],
  ['at once', 'immediately or concurrently'],
  ['by itself', 'automatically or separately'],
  ['meanwhile', 'in the meantime'],
  ['stands in', 'is in, or replaces'],
  ['stands at', 'is at'],
  ['the release before', 'the previous version'],
  ['whoever', 'the member, the caller, or anyone who'],
]);

/** Words that are not allowed in names, with a replacement. */
const IN_NAMES = new Map([
  ['gatherer', 'batcher'],
  ['lobby', 'waiting room'],
  ['owe', 'queue, schedule, or add to the outbox'],
  ['owed', 'queued, scheduled, or pending'],
  ['owes', 'needs'],
]);

const COMMENTS = new RegExp(`\\b(${[...IN_COMMENTS.keys()].join('|')})\\b`, 'i');

/** @param {string} name such as `queueClassNotices` */
const wordsOf = (name) => name.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase());

/**
 * Lint rule that reports words that readers cannot search for, and suggests a replacement.
 * @type {import('eslint').Rule.RuleModule}
 */
export const plainWords = {
  create: (context) => ({
    Program: () => {
      for (const { value, loc } of context.sourceCode.getAllComments()) {
        const word = COMMENTS.exec(value.replace(/\s+/g, ' '))?.[0].toLowerCase();
        if (word && loc) context.report({ loc, message: `Instead of "${word}" write: ${IN_COMMENTS.get(word)}.` });
      }
    },
    Identifier: (node) => {
      const word = wordsOf(node.name).find((one) => IN_NAMES.has(one));
      if (word) context.report({ node, message: `Instead of "${word}" use: ${IN_NAMES.get(word)}.` });
    },
  }),
};
