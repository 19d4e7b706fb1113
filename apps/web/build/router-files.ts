import { tanstackRouter } from '@tanstack/router-plugin/vite';

/** Turns the files in src/routes into the route tree, and each page into a file of its own. */
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
