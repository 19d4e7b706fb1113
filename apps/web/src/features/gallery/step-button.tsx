import { chakra } from '@chakra-ui/react/styled-system';

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
    bg: 'rgb(255 255 255 / 0.92)',
    color: 'ink',
    _hover: { bg: 'white' },
    _print: { display: 'none' },
  },
});
