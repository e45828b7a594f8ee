// @ts-check
import { plainWords } from './plain-words.mjs';
import { routeOrder } from './route-order.mjs';

const SYSTEM_CLOCK = 'Use ctx.clock instead of the system clock, so that tests can set the time.';

const UNBOUNDED_BODY = 'Read the body with app/http/input.server.ts, which limits its size and reads it only once.';

const NETWORK_IDLE =
  'Wait for what the test needs, such as waitForHydration, waitForScripts, a response or a visible element.';

const DURATION = 'Do not assert durations. Set the time with page.clock, or wait for a condition.';

const BODY_READ = 'CallExpression[callee.property.name=/^(formData|text|json|arrayBuffer|blob|bytes|clone)$/]';

/**
 * Creates a lint rule that reports every syntax node that matches one of the selectors.
 * @param {string} message
 * @param {string[]} selectors
 * @returns {import('eslint').Rule.RuleModule}
 */
const createRule = (message, selectors) => ({
  create: (context) =>
    Object.fromEntries(
      selectors.map((selector) => [
        selector,
        /** @param {import('eslint').Rule.Node} node */ (node) => context.report({ node, message }),
      ]),
    ),
});

/** Lint rules of this project. */
export default {
  meta: { name: 'house' },
  rules: {
    'plain-words': plainWords,
    'route-order': routeOrder,
    'no-system-clock': createRule(SYSTEM_CLOCK, [
      'NewExpression[callee.name=Date][arguments.length=0]',
      'CallExpression[callee.object.name=Date][callee.property.name=now]',
    ]),
    'no-network-idle': createRule(NETWORK_IDLE, ['Literal[value=networkidle]']),
    'no-duration': createRule(DURATION, [
      'BinaryExpression[operator="-"][left.callee.property.name=now][right.type=Identifier]',
    ]),
    'no-unbounded-body': createRule(UNBOUNDED_BODY, [
      'CallExpression[callee.property.name=formData]',
      `${BODY_READ}[callee.object.name=request]`,
      `${BODY_READ}[callee.object.property.name=request]`,
    ]),
  },
};
