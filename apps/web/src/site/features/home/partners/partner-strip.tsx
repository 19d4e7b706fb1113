import { homeTrust, type Partner } from '@estate/content/sections/home-trust';
import { texts } from '@estate/content/texts';
import type { Ref } from 'react';
import { chakra } from '#styled-system/jsx';

/** All logo files measure 240x96, so that the logos align. A partner without a logo is a name of the same height. */
function PartnerLogo({ partner: { name, logo } }: { partner: Partner }) {
  if (!logo)
    return (
      <chakra.span
        display="grid"
        placeItems="center"
        aspectRatio="240 / 96"
        maxW="15rem"
        mx="auto"
        fontFamily="heading"
        lineHeight="snug"
        textAlign="center"
      >
        {name}
      </chakra.span>
    );
  return (
    <chakra.img
      src={`/partners/${logo}.svg`}
      alt={name}
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

/** As many logos side by side as fit; it looks the same inside and outside the carousel. */
export function PartnerStrip({ ref }: { ref?: Ref<HTMLDivElement> }) {
  return (
    <chakra.div ref={ref} overflow="hidden" touchAction="pan-y pinch-zoom">
      <chakra.ul display="flex" _noScript={{ flexWrap: 'wrap', justifyContent: 'center', rowGap: '1.5rem' }}>
        {texts(homeTrust).partners.map((partner) => (
          <chakra.li
            key={partner.name}
            flex={{ base: '0 0 62%', sm: '0 0 40%', md: '0 0 33.3333%', lg: '0 0 25%' }}
            minW="0"
            px={{ base: '3', md: '5' }}
          >
            <PartnerLogo partner={partner} />
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
