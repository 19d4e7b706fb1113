import { chakra } from '#styled-system/jsx';

/** The first tab stop of each layout, hidden until it has the focus. */
export function SkipLink() {
  return (
    <chakra.a
      href="#inhalt"
      position="absolute"
      left="4"
      top="-20"
      zIndex="toast"
      px="4"
      py="3"
      bg="card"
      borderRadius="card"
      _focus={{ top: '2' }}
    >
      Zum Inhalt springen
    </chakra.a>
  );
}
