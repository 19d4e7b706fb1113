import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mapWorker } from './build/map-worker.ts';
import { precompress } from './build/precompress.ts';
import { routerFiles } from './build/router-files.ts';

const bff = process.env['BFF_URL'] ?? 'http://127.0.0.1:3000';

/** The BFF serves dist/: index.html is its template, and the manifest lists the chunks of each route. */
export default defineConfig({
  plugins: [routerFiles(), react(), mapWorker(), precompress()],
  // Libraries of this repository are bundled from source, so that the bundler drops unused code.
  resolve: { conditions: ['@estate/source', 'module', 'browser', 'development|production'] },
  build: {
    manifest: true,
    // No polyfill, because browsers without modulepreload load a chunk when it is imported.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: 'es2022',
    rolldownOptions: {
      // A CommonJS file, which the bundler would keep, though the one function of Emotion that calls it is not used.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      input: ['index.html', 'src/app/after-paint.ts'],
      // The first load names every chunk, so each hash has 7 characters in place of 8, the fewest possible.
      output: { chunkFileNames: 'assets/[name]-[hash:7].js' },
    },
  },
  server: { proxy: { '/api': bff, '/media': bff, '/manifest.webmanifest': bff } },
});
