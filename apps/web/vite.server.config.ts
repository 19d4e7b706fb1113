import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mapWorker } from './build/map-worker.ts';
import { routerFiles } from './build/router-files.ts';

/**
 * The app as a program for Node, which the BFF starts to render pages (src/server). It holds its libraries, because the BFF's
 * image has other packages. The dot keeps the folder out of the files that the BFF serves.
 */
export default defineConfig({
  plugins: [routerFiles(), react(), mapWorker()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  // Libraries of this repository are bundled from source, as for the browser.
  resolve: { conditions: ['@estate/source', 'module', 'production'] },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['@estate/source', 'module', 'node', 'production'] },
  },
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'dist/.server',
    target: 'node20',
    reportCompressedSize: false,
    // As for the browser: a drawing is a file, so that its address is the same in both.
    assetsInlineLimit: 0,
    // Addresses of pictures are those of the browser's build, which writes the files.
    ssrEmitAssets: false,
  },
});
