import { defineConfig } from 'vite';
import { precompress } from '../../../../apps/web/build/precompress.ts';

/** As apps/web is built, where it matters for the figures. */
export default defineConfig({
  plugins: [precompress()],
  build: { emptyOutDir: true, reportCompressedSize: false, target: 'es2022' },
});
