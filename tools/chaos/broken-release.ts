import { registerHooks } from 'node:module';

/** Loaded before everything else of a server: every function of every game throws, as in a release that went wrong. */
const GAME = /packages\/rules\/src\/games\/[^/]+\/game\.ts$/;
const MARK = '?broken';

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const isAsked = context.parentURL?.endsWith('/catalogue.ts') === true;
    return isAsked && GAME.test(resolved.url)
      ? { ...resolved, url: `${resolved.url}${MARK}` }
      : resolved;
  },
  load(url, context, next) {
    if (!url.endsWith(MARK)) return next(url, context);
    const whole = url.slice(0, -MARK.length);
    const source = `import { game as whole } from ${JSON.stringify(whole)};
      const fail = () => { throw new Error('this release is broken'); };
      const broken = (part) => Object.fromEntries(Object.entries(part).map(([key, value]) =>
        [key, typeof value === 'function' ? fail : key === 'scripts' ? broken(value) : value]));
      export const game = broken(whole);`;
    return { format: 'module', source, shortCircuit: true };
  },
});
