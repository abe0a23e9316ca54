import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The gallery as pages to be looked at by `pnpm sheet`. */
export default defineConfig({
  root: at('..'),
  plugins: [react()],
  resolve: { alias: { '@': at('../src') } },
  build: {
    outDir: at('../../../.sheet/gallery'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { input: at('./index.html') },
  },
});
