import { createSystem } from '@chakra-ui/react/styled-system';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import {
  animationStyles,
  dialogSlotRecipe,
  drawerSlotRecipe,
  keyframes,
  layerStyles,
  listboxSlotRecipe,
  qrCodeSlotRecipe,
  switchSlotRecipe,
  tabsSlotRecipe,
  tokens as chakraTokens,
} from '@chakra-ui/react/theme';
import { semanticTokens, tokens } from '../../shared/theme/tokens.ts';

const of = (token: keyof typeof semanticTokens.colors) => ({ value: `{colors.${token}}` });

const colors = {
  // Backdrop of a dialog.
  blackAlpha: { 500: { value: { base: 'rgb(31 50 62 / 0.5)', _dark: 'rgb(0 0 0 / 0.6)' } } },
  bg: {
    DEFAULT: of('paper'),
    subtle: of('paper'),
    muted: of('sand'),
    emphasized: of('outline'),
    panel: of('card'),
  },
  fg: { DEFAULT: of('ink'), muted: of('inkMuted'), subtle: of('inkMuted'), error: of('danger') },
  border: { DEFAULT: of('hairline'), emphasized: of('outline'), error: of('danger') },
  gray: {
    solid: of('brand'),
    contrast: of('contrast'),
    fg: of('ink'),
    subtle: of('sand'),
    muted: of('sand'),
    emphasized: of('hairline'),
    border: of('outline'),
    focusRing: of('brass'),
  },
};

/** Smaller text sizes for the dense layout of the staff area. */
const textStyles = {
  xs: { value: { fontSize: 'xs', lineHeight: '1.5' } },
  sm: { value: { fontSize: 'xs', lineHeight: '1.5' } },
  md: { value: { fontSize: 'sm', lineHeight: '1.5' } },
  lg: { value: { fontSize: 'lg', lineHeight: 'heading' } },
};

/**
 * Chakra with the design tokens of the site. It contains only the recipes of the components in use, as Chakra's guide
 * on bundle size recommends, and neither reset nor global styles, because Panda provides both.
 */
export const system = createSystem(defaultBaseConfig, {
  preflight: false,
  globalCss: { html: { colorPalette: 'gray' } },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    keyframes,
    tokens: {
      ...tokens,
      spacing: { ...chakraTokens.spacing, ...tokens.spacing },
      sizes: { ...chakraTokens.sizes, ...tokens.sizes },
      durations: { ...chakraTokens.durations, ...tokens.durations },
      easings: chakraTokens.easings,
      cursor: chakraTokens.cursor,
      // Lower than the z-index of the toasts, which stay visible over popovers.
      zIndex: { ...tokens.zIndex, popover: { value: 30 } },
      colors: {
        white: { value: '#ffffff' },
        black: { value: '#000000' },
      },
    },
    semanticTokens: {
      colors: { ...semanticTokens.colors, ...colors },
      radii: { l1: { value: '{radii.card}' }, l2: { value: '{radii.card}' }, l3: { value: '{radii.card}' } },
      shadows: { xs: { value: 'none' }, sm: { value: 'none' }, lg: { value: '{shadows.soft}' } },
    },
    textStyles,
    layerStyles,
    animationStyles,
    slotRecipes: {
      dialog: dialogSlotRecipe,
      drawer: drawerSlotRecipe,
      listbox: listboxSlotRecipe,
      qrCode: qrCodeSlotRecipe,
      switch: switchSlotRecipe,
      tabs: tabsSlotRecipe,
    },
  },
});
