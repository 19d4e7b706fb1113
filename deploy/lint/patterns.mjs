import recheck from 'recheck';

/** @typedef {{ type: string, regex?: { pattern: string, flags: string }, callee?: { name?: string } }} Node */
/** @typedef {{ report: (fault: { message: string, node: Node }) => void }} Context */

// Selects recheck's pure JavaScript engine, because its native and Java engines may give other results on other
// machines.
process.env['RECHECK_SYNC_BACKEND'] = 'pure';

/**
 * The fault of a pattern, or undefined. The checker `automaton` either proves the complexity or fails; recheck's
 * other checker is random and depends on time.
 * @param {{ pattern: string, flags: string }} regex
 */
function faultOf({ pattern, flags }) {
  const verdict = recheck.checkSync(pattern, flags, { checker: 'automaton', timeout: 60_000 });
  if (verdict.status === 'safe') return undefined;
  if (verdict.status === 'vulnerable') return `The cost of this pattern is ${verdict.complexity.summary}.`;
  return `The cost of this pattern cannot be told (${verdict.error.kind}).`;
}

/**
 * Reports a pattern whose complexity is more than linear or cannot be determined (lookaround, backreference,
 * timeout).
 */
export const linearPatterns = {
  create: (/** @type {Context} */ context) => ({
    Literal(/** @type {Node} */ node) {
      const message = node.regex && faultOf(node.regex);
      if (message) context.report({ message, node });
    },
  }),
};

/** Reports a pattern that is constructed at run time, because its complexity is not checked. */
export const literalPatterns = {
  create(/** @type {Context} */ context) {
    const message = 'Write the pattern as a literal: one that is put together at run time is not checked.';
    const refuse = (/** @type {Node} */ node) => {
      if (node.callee?.name === 'RegExp') context.report({ message, node });
    };
    return { NewExpression: refuse, CallExpression: refuse };
  },
};
