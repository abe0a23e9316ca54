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
    /** What a call takes at the place of one of its arguments, as its function was declared, before types are inferred. */
    const declaredAt = (argument) => {
      const call = argument.parent;
      const place = call.arguments?.indexOf(argument) ?? -1;
      if (place === -1) return null;
      const called = checker.getResolvedSignature(services.esTreeNodeToTSNodeMap.get(call));
      const declaration = called?.getDeclaration();
      const signature = declaration && checker.getSignatureFromDeclaration(declaration);
      const parameter = signature?.getParameters()[place];
      if (parameter === undefined) return null;
      return {
        type: checker.getTypeOfSymbol(parameter),
        inferred: signature.getTypeParameters() ?? [],
      };
    };
    /** Whether a type says nothing of its own: it becomes what is handed over. */
    const mentions = (type, inferred) =>
      inferred.includes(type) ||
      (type.isUnion() && type.types.some((part) => mentions(part, inferred))) ||
      (checker.getTypeArguments(type) ?? []).some((part) => mentions(part, inferred));
    /** Whether a function is handed to something that takes whatever it gives, as `map` does. */
    const isTakenAsAnything = (callback) => {
      const declared = declaredAt(callback);
      const [taken] = declared?.type.getCallSignatures() ?? [];
      return taken !== undefined && mentions(taken.getReturnType(), declared.inferred);
    };
    /** Whether it stands in a list or record whose type is made from it, as in `new Set([script()])`. */
    const isListedForAnything = (node) => {
      let outer = node;
      while (HOLDS.includes(outer.parent.type)) outer = outer.parent;
      const declared = outer === node ? null : declaredAt(outer);
      return declared !== null && mentions(declared.type, declared.inferred);
    };
    const isTakenAt = (node, callback) => {
      const type = wanted(node);
      if (type === null || !isOneOf(type, TAKES) || isListedForAnything(node)) return false;
      return callback === null || !isTakenAsAnything(callback);
    };
    /** Whether it goes into a variable that nobody reads. */
    const isForgotten = ({ parent: declarator }) =>
      declarator.type === 'VariableDeclarator' &&
      context.sourceCode
        .getDeclaredVariables(declarator)
        .every(({ references }) => references.every((reference) => !reference.isRead()));
    /** A function that makes a script, handed to something that calls it and throws away what it gives. */
    const checkHandedOver = (argument) => {
      // What an arrow function gives is judged where it gives it; types are dear, and a text is no function.
      if (MAKES_NOTHING.includes(argument.type)) return;
      const [made] = services.getTypeAtLocation(argument).getCallSignatures();
      if (made?.getReturnType().symbol?.name !== 'Generator') return;
      const declared = declaredAt(argument);
      const [taken] = declared?.type.getCallSignatures() ?? [];
      if (taken === undefined) return;
      const result = taken.getReturnType();
      if (isOneOf(result, TAKES) || result.getConstraint?.() !== undefined) return;
      context.report({ node: argument, messageId: 'floating' });
    };
    return {
      CallExpression(call) {
        if (beginsWith(call.callee, 'expect')) return;
        for (const argument of call.arguments) checkHandedOver(argument);
        const node = outermost(call);
        if (isWalked(node) || !isScript(call)) return;
        const giver = functionThatReturns(node);
        // A function without a type of its own gives what it returns.
        if (giver !== null && wanted(call) === null) return;
        if (!isTakenAt(call, giver) || isForgotten(node)) {
          context.report({ node: call, messageId: 'floating' });
        }
      },
      NewExpression(call) {
        for (const argument of call.arguments) checkHandedOver(argument);
      },
    };
  },
};

/** Arguments that are no function that makes a script, whatever their types. */
const MAKES_NOTHING = [
  'ArrowFunctionExpression',
  'ArrayExpression',
  'BinaryExpression',
  'Literal',
  'ObjectExpression',
  'TemplateLiteral',
  'UnaryExpression',
];

/** Lists and records that an expression may stand in. */
const HOLDS = ['ArrayExpression', 'ObjectExpression', 'Property', 'SpreadElement'];

/** Types that take a script, or another generator, to run it. */
const TAKES = ['Generator', 'Iterator', 'Iterable', 'IterableIterator', 'IteratorObject'];

/** Whether it is that name, or a member of what it gives, as `expect(it).not.toBe`. */
function beginsWith(callee, name) {
  let node = callee;
  while (node.type === 'MemberExpression' || node.type === 'CallExpression') {
    node = node.object ?? node.callee;
  }
  return node.type === 'Identifier' && node.name === name;
}

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
