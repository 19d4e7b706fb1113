import { chakra } from '#styled-system/jsx';

/** A square to tick with a pen, on paper only. */
export const TickBox = () => (
  <chakra.span
    aria-hidden
    display="none"
    _print={{ display: 'block' }}
    flexShrink="0"
    w="3.5mm"
    h="3.5mm"
    mt="0.5mm"
    borderWidth="1px"
    borderColor="ink"
  />
);
