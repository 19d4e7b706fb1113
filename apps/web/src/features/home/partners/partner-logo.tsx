import type { Partner } from '@estate/content/partners';
import { chakra } from '../../../theme/chakra.tsx';

/** All logo files measure 240x96, so that the logos align. */
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
