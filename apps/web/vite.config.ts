import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './vite/offline.ts';
import { precompress } from './vite/precompress.ts';
import { freshFolder, publish } from './vite/publish.ts';

const server = process.env.TABLEE_SERVER ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), offline(), precompress(), publish()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    outDir: freshFolder(),
    target: 'es2023',
    // The server's policy allows no data: fonts and no inline code.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // The building blocks of boards load once, with the table, and not again with each game; what few ask for by itself.
          groups: [{ name: 'boards', test: /\/apps\/web\/src\/kit\/(?!advice-line)/ }],
        },
      },
    },
  },
  server: {
    proxy: {
      '/socket.io': { target: server, ws: true },
      '/api': { target: server },
    },
  },
});
