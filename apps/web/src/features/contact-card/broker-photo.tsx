import { chakra } from '@chakra-ui/react/styled-system';
import type { Broker } from '@estate/content/broker';

/** Portrait, 3:4. The drawn portraits lie beside the site's own files under the name that the content gives. */
export function BrokerPhoto({ broker }: { broker: Broker }) {
  return (
    <chakra.img
      src={`/portraits/${broker.photo}.svg`}
      alt={`Porträt von ${broker.name}`}
      htmlWidth={84}
      htmlHeight={112}
      loading="lazy"
      w="84px"
      h="112px"
      objectFit="cover"
      borderRadius="card"
      bg="sand"
      flexShrink="0"
    />
  );
}
