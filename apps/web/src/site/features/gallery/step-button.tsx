import { chakra } from '#styled-system/jsx';

/** Round button over an image. */
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
    // A floor plan is as white as the button.
    borderWidth: '1px',
    bg: 'rgb(255 255 255 / 0.92)',
    color: 'ink',
    _hover: { bg: 'white' },
    _print: { display: 'none' },
  },
  variants: {
    /**
     * On narrow screens it keeps off the picture until a key or a mouse comes to it. A finger swipes there, or taps on the
     * picture: the large view has buttons that stay, because swiping may not be the only way.
     */
    isShownOnDemand: {
      true: {
        '@media (max-width: 47.99rem)': { '*:not(:hover) > &:not(:focus-visible)': { opacity: 0 } },
        // A tapped picture counts as hovered.
        '@media (max-width: 47.99rem) and (pointer: coarse)': {
          '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' },
        },
      },
    },
  },
});
