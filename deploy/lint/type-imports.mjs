/** @typedef {{ type: string, importKind?: string }} Node */
/** @typedef {{ references: { isTypeReference: boolean }[] }} Variable */
/**
 * @typedef {object} Context
 * @property {(fault: { message: string, node: Node }) => void} report
 * @property {{ getDeclaredVariables: (node: Node) => Variable[] }} sourceCode
 */

const message =
  'This is used as a type only: write `type` before it, so that the module is not loaded for it.';

/**
 * Refuses an import of a value that is used as a type only. Files with decorators are left out, because Nest reads the
 * classes in the types of their constructors at run time; oxlint's own `consistent-type-imports` does not know that.
 */
export const typeImports = {
  create(/** @type {Context} */ context) {
    /** @type {Node[]} */
    const values = [];
    let isDecorated = false;
    return {
      ImportDeclaration(/** @type {Node & { specifiers: Node[] }} */ node) {
        if (node.importKind === 'type') return;
        values.push(...node.specifiers.filter((specifier) => specifier.importKind !== 'type'));
      },
      Decorator() {
        isDecorated = true;
      },
      'Program:exit'() {
        if (isDecorated) return;
        for (const node of values) {
          const uses = context.sourceCode.getDeclaredVariables(node).flatMap(({ references }) => references);
          if (uses.length > 0 && uses.every((use) => use.isTypeReference)) context.report({ message, node });
        }
      },
    };
  },
};
