import { chakra } from '#styled-system/jsx';

export const StepButton = chakra('button', {
  base: {
    position: 'absolute',
    zIndex: '1',
    top: '50%',
    transform: 'translateY(-50%)',
    display: 'grid',
    placeItems: 'center',
    w: '12',
    h: '12',
    borderRadius: 'full',
    // The border makes the white button visible on a white floor plan.
    borderWidth: '1px',
    bg: 'rgb(255 255 255 / 0.92)',
    color: 'ink',
    _hover: { bg: 'white' },
    _print: { display: 'none' },
  },
  variants: {
    /**
     * On narrow screens the button is invisible until it has the keyboard focus or the mouse is over the picture. Touch
     * users swipe, or tap on the picture to open the lightbox, whose buttons are always visible, because swiping must
     * not be the only way (WCAG 2.5.1).
     */
    isShownOnDemand: {
      true: {
        '@media (max-width: 47.99rem)': { '*:not(:hover) > &:not(:focus-visible)': { opacity: 0 } },
        // Ignores `:hover`, because touch browsers match it on a tapped picture.
        '@media (max-width: 47.99rem) and (pointer: coarse)': {
          '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
        },
      },
    },
  },
});
