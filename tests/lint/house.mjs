// @ts-check
import { plainWords } from './plain-words.mjs';
import { routeOrder } from './route-order.mjs';

const PRESENT_MOMENT = 'The present moment comes from ctx.clock.';

const UNBOUNDED = 'A body is read once and within bounds, by app/http/input.server.ts.';

const READS_A_BODY = 'CallExpression[callee.property.name=/^(formData|text|json|arrayBuffer|blob|bytes|clone)$/]';

/**
 * Creates a lint rule that reports every node matched by one of the selectors.
 * @param {string} message
 * @param {string[]} selectors
 * @returns {import('eslint').Rule.RuleModule}
 */
const refuse = (message, selectors) => ({
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [
        selector,
        /** @param {import('eslint').Rule.Node} node */ (node) => context.report({ node, message }),
      ]),
    ),
});

export default {
  meta: { name: 'house' },
  rules: {
    'plain-words': plainWords,
    'route-order': routeOrder,
    'present-moment': refuse(PRESENT_MOMENT, [
      'NewExpression[callee.name=Date][arguments.length=0]',
      'CallExpression[callee.object.name=Date][callee.property.name=now]',
    ]),
    'bounded-body': refuse(UNBOUNDED, [
      'CallExpression[callee.property.name=formData]',
      `${READS_A_BODY}[callee.object.name=request]`,
      `${READS_A_BODY}[callee.object.property.name=request]`,
    ]),
  },
};
