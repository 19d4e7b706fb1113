import chakraPreset from '@chakra-ui/panda-preset';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { defineConfig } from '@pandacss/dev';
import { globalCss } from './src/shared/theme/global-css.ts';
import { semanticTokens, tokens } from './src/shared/theme/tokens.ts';

const { name, utilities } = chakraPreset;

/** Styles use Chakra's properties and conditions; the build extracts them into one style sheet. */
export default defineConfig({
  // Without Chakra's tokens and recipes, because every page would load the CSS of all of them.
  presets: [{ name, utilities }],
  preflight: true,
  jsxFramework: 'react',
  jsxFactory: 'chakra',
  include: ['./src/**/*.{ts,tsx}'],
  exclude: ['./src/**/*.spec.*'],
  outdir: 'styled-system',
  importMap: '#styled-system',
  outExtension: 'js',
  conditions: {
    extend: {
      ...defaultBaseConfig.conditions,
      noScript: '@media (scripting: none)',
      // A phone with text of about twice the size: `rem` in a media query is the size that the browser is set to.
      largeText: '@media (max-width: 18rem)',
      // The width of the surrounding container: the header of the site, the frame of the staff area. `rem` is the size
      // that the page has here, also by a style sheet of the reader.
      roomMd: '@container (width >= 48rem)',
      roomLg: '@container (width >= 64rem)',
      roomXl: '@container (width >= 80rem)',
      belowRoomSm: '@container (width < 18rem)',
      belowRoomMd: '@container (width < 48rem)',
      belowRoomLg: '@container (width < 64rem)',
      belowRoomXl: '@container (width < 80rem)',
    },
  },
  globalCss,
  theme: {
    // 768 px is the specification's mobile breakpoint (visitor-area §9).
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    keyframes: {
      appear: { from: { opacity: 0 } },
      pulse: { '50%': { opacity: 0.55 } },
      spin: { to: { transform: 'rotate(360deg)' } },
    },
    tokens,
    semanticTokens,
  },
});
