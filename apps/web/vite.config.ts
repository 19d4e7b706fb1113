import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './build/precompress.ts';

const bff = process.env['BFF_URL'] ?? 'http://127.0.0.1:3000';

/** The BFF serves dist/: index.html is its template, the manifest tells it which chunks a route needs. */
export default defineConfig({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/route-tree.gen.ts',
      addExtensions: 'tsx',
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    precompress(),
  ],
  // Libraries of this repository come as source, so that the bundler drops what a page does not use.
  resolve: { conditions: ['@estate/source', 'module', 'browser', 'development|production'] },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    target: 'es2022',
    // A first visit pays a round trip for each handful of files: few of them, and none that a page does not need.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', tags: ['$initial'], priority: 2 },
            { name: 'form', test: /src[\\/]ui[\\/]form[\\/]/, minShareCount: 2, priority: 1 },
            {
              name: 'site',
              test: /src[\\/](ui|consent|maps)[\\/]|content[\\/]src[\\/]claims|lucide-react|react-query/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': bff, '/media': bff, '/manifest.webmanifest': bff } },
});
