import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Loaded before everything else of a server: every function of every game throws, as in a release that went wrong. */
const GAME = /packages\/rules\/src\/games\/[^/]+\/index\.ts$/;
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
    const name = /export const (\w+): Game</.exec(readFileSync(fileURLToPath(whole), 'utf8'))?.[1];
    if (name === undefined) throw new Error(`no game in ${whole}`);
    const source = `import { ${name} as whole } from ${JSON.stringify(whole)};
      const fail = () => { throw new Error('this release is broken'); };
      const broken = (part) => Object.fromEntries(Object.entries(part).map(([key, value]) =>
        [key, typeof value === 'function' ? fail : key === 'scripts' ? broken(value) : value]));
      export const ${name} = broken(whole);`;
    return { format: 'module', source, shortCircuit: true };
  },
});
