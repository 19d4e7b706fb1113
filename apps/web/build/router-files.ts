import { tanstackRouter } from '@tanstack/router-plugin/vite';

/** Generates the route tree from the files in src/routes, and splits each page into its own chunk. */
export const routerFiles = () =>
  tanstackRouter({
    target: 'react',
    autoCodeSplitting: true,
    routesDirectory: 'src/routes',
    generatedRouteTree: 'src/route-tree.gen.ts',
    addExtensions: 'tsx',
    quoteStyle: 'single',
    semicolons: true,
  });
