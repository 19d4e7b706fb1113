import { chakra } from '@chakra-ui/react/styled-system';
import type { Partner } from '@estate/content/partners';

/** All logos are drawn on the same 240x96 ground, so that they sit on one line. */
export function PartnerLogo({ partner }: { partner: Partner }) {
  return (
    <chakra.img
      src={`/partners/${partner.logo}.svg`}
      alt={partner.name}
      htmlWidth={240}
      htmlHeight={96}
      loading="lazy"
      w="full"
      maxW="15rem"
      h="auto"
      mx="auto"
    />
  );
}
