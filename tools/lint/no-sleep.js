/**
 * A test that sleeps is slow on a quick machine and fails on a slow one: time is injected, or what happens is waited for. Where
 * real time is the matter itself, the line above begins with `Real time:` and says why.
 */
export default {
  meta: {
    type: 'problem',
    messages: {
      sleep:
        'A test does not sleep: inject time, or wait for what happens (`until`, `vi.waitFor`, `expect.poll`). If real time is the matter, say so above: `// Real time: …`.',
    },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;
    const sleeps = new Set();
    const isExcused = ({ loc }) =>
      sourceCode
        .getAllComments()
        .some(
          ({ value, loc: { end } }) =>
            end.line === loc.start.line - 1 && /^ ?Real time: \S/.test(value),
        );
    const report = (node) => {
      if (!isExcused(node)) context.report({ node, messageId: 'sleep' });
    };
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!/^(node:)?timers\/promises$/.test(source.value)) return;
        for (const { local } of specifiers) sleeps.add(local.name);
      },
      CallExpression(call) {
        const { callee } = call;
        if (callee.type === 'Identifier' && sleeps.has(callee.name)) report(call);
        if (callee.type !== 'MemberExpression') return;
        if (callee.property.name === 'waitForTimeout' || sleeps.has(callee.object.name))
          report(call);
      },
      NewExpression(made) {
        const [run] = made.arguments;
        if (made.callee.name !== 'Promise' || run?.params?.[0] === undefined) return;
        if (sleepsAlone(run.body, run.params[0].name)) report(made);
      },
    };
  },
};

/** `resolve` goes straight to a timer: `(resolve) => setTimeout(resolve, 50)`. */
function sleepsAlone(body, resolve) {
  const call = body.type === 'BlockStatement' ? body.body[0]?.expression : body;
  return call?.callee?.name === 'setTimeout' && call.arguments[0]?.name === resolve;
}
