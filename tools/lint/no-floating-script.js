/**
 * A script is a generator: calling it runs nothing. Without `yield*` its rule silently never happens, and TypeScript
 * is mute about it. A script may only be yielded, returned, or handed on as a value where a script is expected.
 */
export default {
  meta: {
    type: 'problem',
    messages: { floating: 'This script never runs: call it with `yield*`.' },
    schema: [],
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const isScript = (node) => {
      const type = services.getTypeAtLocation(node);
      const parts = type.isUnion() ? type.types : [type];
      return parts.some((part) => part.symbol?.name === 'Generator');
    };
    const report = (node) => {
      if (isScript(node)) context.report({ node, messageId: 'floating' });
    };
    return {
      'ExpressionStatement > CallExpression': report,
      'ExpressionStatement > ChainExpression': report,
      // `const picks = ask(...)`, `if (ask(...))`, `ask(...) ?? x`: kept, tested or compared instead of run.
      'VariableDeclarator > CallExpression.init': report,
      'IfStatement > CallExpression.test': report,
      'LogicalExpression > CallExpression': report,
      'UnaryExpression > CallExpression': report,
      'BinaryExpression > CallExpression': report,
      'AwaitExpression > CallExpression': report,
    };
  },
};
