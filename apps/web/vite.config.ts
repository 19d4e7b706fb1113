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
    // No preloads of what an import needs in turn, because the names of these files are 4 KB of the first load, and
    // appending the links of a page's 30 small files keeps a phone busy.
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: 'es2022',
    rolldownOptions: {
      // Marks this CommonJS file as free of side effects, because the bundler would otherwise keep it, although its
      // only caller in Emotion is unused.
      treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
      input: ['index.html', 'src/app/after-paint.ts'],
      // The entry file names the chunk of every route, so a name is a short hash alone; the manifest has its source.
      output: {
        chunkFileNames: 'assets/[hash:7].js',
        // One file for the code that every page loads, because the bundler would split it into 13 files, which compress
        // worse. The two other entries, after-paint.ts and the map's worker, stay apart.
        codeSplitting: {
          groups: [{ name: 'app', tags: ['$initial'], test: (id) => !/after-paint|maplibre/.test(id) }],
        },
      },
    },
  },
  server: { proxy: { '/api': bff, '/media': bff, '/manifest.webmanifest': bff } },
});
