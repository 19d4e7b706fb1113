import { chakra, ChakraProvider } from '@chakra-ui/react/styled-system';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { createSiteSystem } from '../../../../apps/web/src/theme/system.ts';

const system = createSiteSystem();

/**
 * What every page of apps/web needs before its first own line: React, TanStack Router with one route, and Chakra's
 * provider with the site's own system. Its figures are the ground that the site's are held against.
 */
const rootRoute = createRootRoute();
const page = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: () => h(chakra.h1, { fontSize: '4xl', p: '8' }, 'Leere Seite'),
});
const router = createRouter({ routeTree: rootRoute.addChildren([page]) });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(h(ChakraProvider, { value: system }, h(RouterProvider, { router })));
