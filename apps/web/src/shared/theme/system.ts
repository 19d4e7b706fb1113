import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css.ts';
import { tokens } from './tokens.ts';

/**
 * Replaces Chakra's defaultSystem, because that adds every recipe and palette to the first load. Components define
 * their own recipes (shared/ui). A call takes a slow phone 100 ms.
 */
export const createSiteSystem = () =>
  createSystem(
    defaultBaseConfig,
    defineConfig({
      preflight: true,
      disableLayers: true,
      globalCss,
      theme: {
        // 768 px is the specification's mobile breakpoint (visitor-area §9).
        breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
        keyframes: { pulse: { '50%': { opacity: 0.55 } }, spin: { to: { transform: 'rotate(360deg)' } } },
        tokens,
      },
    }),
  );
