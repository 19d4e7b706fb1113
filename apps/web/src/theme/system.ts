import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css.ts';
import { tokens } from './tokens.ts';

/**
 * Not Chakra's defaultSystem: that one brings every recipe and palette into the first load. Parts define their own
 * recipes beside them (ui/). A function, because it takes a slow phone a tenth of a second: main.tsx says when.
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
