/**
 * A script is a generator: calling it runs nothing. Without `yield*` its rule silently never happens, and TypeScript
 * is mute about it. A call of one may be yielded, returned, walked through, or handed to something whose type asks for it.
 */
export default {
  meta: {
    type: 'problem',
    messages: { floating: 'This script never runs: call it with `yield*`.' },
    schema: [],
  },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    const isOneOf = (type, names) => {
      const parts = type.isUnion() ? type.types : [type];
      return parts.some((part) => names.includes(part.symbol?.name));
    };
    const isScript = (node) => isOneOf(services.getTypeAtLocation(node), ['Generator']);

    /** What the place of an expression asks for; `null` if it asks for nothing. */
    const wanted = (node) =>
      checker.getContextualType(services.esTreeNodeToTSNodeMap.get(node)) ?? null;
    /** Whether a function is handed to something that takes whatever it gives, as `map` does. */
    const isTakenAsAnything = (callback) => {
      const { parent } = callback;
      const place = parent.type === 'CallExpression' ? parent.arguments.indexOf(callback) : -1;
      if (place === -1) return false;
      const called = checker.getResolvedSignature(services.esTreeNodeToTSNodeMap.get(parent));
      const declaration = called?.getDeclaration();
      const generic = declaration && checker.getSignatureFromDeclaration(declaration);
      const parameter = generic?.getParameters()[place];
      if (parameter === undefined) return false;
      const [taken] = checker.getTypeOfSymbol(parameter).getCallSignatures();
      return taken?.getReturnType().isTypeParameter() === true;
    };
    const isTakenAt = (node, callback) => {
      const type = wanted(node);
      if (type === null || !isOneOf(type, TAKES)) return false;
      return callback === null || !isTakenAsAnything(callback);
    };
    return {
      CallExpression(call) {
        if (!isScript(call)) return;
        const node = outermost(call);
        if (isWalked(node)) return;
        const giver = functionThatReturns(node);
        // A function without a type of its own gives what it returns.
        if (giver !== null && wanted(call) === null) return;
        if (!isTakenAt(call, giver)) context.report({ node: call, messageId: 'floating' });
      },
    };
  },
};

/** Types that take a script, or another generator, to run it. */
const TAKES = ['Generator', 'Iterator', 'Iterable', 'IterableIterator', 'IteratorObject'];

/** The expression whose value is the call's. */
function outermost(call) {
  let node = call;
  while (isPassedOn(node, node.parent)) node = node.parent;
  return node;
}

function isPassedOn(node, parent) {
  switch (parent.type) {
    case 'ChainExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return true;
    case 'ConditionalExpression':
      return parent.test !== node;
    case 'LogicalExpression':
      return parent.right === node;
    case 'SequenceExpression':
      return parent.expressions.at(-1) === node;
    default:
      return false;
  }
}

/** Run with `yield*`, by a loop, by spreading, or step by step by a method of its own. */
function isWalked(node) {
  const { parent } = node;
  switch (parent.type) {
    case 'YieldExpression':
      return parent.delegate;
    case 'ForOfStatement':
      return parent.right === node;
    case 'MemberExpression':
      return parent.object === node;
    default:
      return parent.type === 'SpreadElement';
  }
}

/** The function whose result it is, if it is one. */
function functionThatReturns(node) {
  const { parent } = node;
  if (parent.type === 'ArrowFunctionExpression' && parent.body === node) return parent;
  if (parent.type !== 'ReturnStatement') return null;
  let outer = parent;
  while (!outer.type.includes('Function')) outer = outer.parent;
  return outer;
}
