/**
 * Several tables may stand on one page: what belongs to one of them is made with `tableStore`, `roomStore`, `perTable` or
 * `perRoom`, never by a module. Which modules keep what belongs to the page or the person is said in `eslint.config.js`.
 */
export default {
  meta: {
    type: 'problem',
    messages: {
      store: 'All tables of the page share this store: make it with `tableStore`.',
      variable: 'All tables of the page share this variable: keep it with `perTable`.',
    },
    schema: [],
  },
  create(context) {
    const isOutside = (node) =>
      !context.sourceCode.getAncestors(node).some(({ type }) => type.includes('Function'));
    /** Names under which the file has what makes stores. */
    const makers = new Set();
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!/^zustand(\/|$)/.test(source.value)) return;
        for (const { local } of specifiers) makers.add(local.name);
      },
      CallExpression(call) {
        const isWhole = call.parent.callee !== call;
        if (isWhole && makers.has(nameOf(call.callee)) && isOutside(call)) {
          context.report({ node: call, messageId: 'store' });
        }
      },
      'Program > VariableDeclaration[kind=let]'(node) {
        context.report({ node, messageId: 'variable' });
      },
      'Program > ExportNamedDeclaration > VariableDeclaration[kind=let]'(node) {
        context.report({ node, messageId: 'variable' });
      },
    };
  },
};

/** `create` of `create(…)`, of `create<State>()(…)`, and `zustand` of `zustand.create(…)`. */
function nameOf(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'CallExpression') return nameOf(callee.callee);
  return callee.type === 'MemberExpression' ? nameOf(callee.object) : null;
}
