import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mapWorker } from './build/map-worker.ts';
import { routerFiles } from './build/router-files.ts';

/**
 * Builds the app as a Node program, which the BFF starts to render pages (src/server). Its libraries are bundled,
 * because the BFF's image does not contain them. The leading dot of the folder excludes it from the files that the
 * BFF serves.
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
    // As in the browser build: images are separate files, so that both builds use the same URLs.
    assetsInlineLimit: 0,
    // The browser build writes the assets.
    ssrEmitAssets: false,
  },
});
