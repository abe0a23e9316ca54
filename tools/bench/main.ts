/** pnpm bench engine | growth | play | search | scale | server | understand | web [flags] [--json] */
const BENCHES: Record<string, () => Promise<{ run(argv: readonly string[]): Promise<object> }>> = {
  engine: () => import('./engine.ts'),
  growth: () => import('./growth.ts'),
  play: () => import('./play.ts'),
  search: () => import('./search.ts'),
  scale: () => import('./scale.ts'),
  server: () => import('./server.ts'),
  understand: () => import('./understand.ts'),
  web: () => import('./web.ts'),
};

const [name = '', ...argv] = process.argv.slice(2);
const load = BENCHES[name];
if (load === undefined) {
  console.error(`pnpm bench ${Object.keys(BENCHES).join(' | ')} [--json]`);
  process.exit(2);
}
const json = argv.includes('--json');
const result = await (await load()).run(argv.filter((flag) => flag !== '--json'));
console.log(json ? JSON.stringify(result) : JSON.stringify(result, null, 2));
process.exit(0);
