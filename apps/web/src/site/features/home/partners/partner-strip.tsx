import { homeTrust, type Partner } from '@estate/content/sections/home-trust';
import { texts } from '@estate/content/texts';
import { renditions } from '@estate/domain/property/renditions';
import type { Ref } from 'react';
import { css } from '#styled-system/css';
import { chakra } from '#styled-system/jsx';
import { SectionImage } from '../../../ui/section-image.tsx';

/** Logos and the names of partners without one have the same size, so that they align. */
const size = css.raw({ aspectRatio: '240 / 96', maxW: '15rem', mx: 'auto' });

function PartnerLogo({ partner: { name, logo } }: { partner: Partner }) {
  if (logo.path === '')
    return (
      <chakra.span
        css={size}
        display="grid"
        placeItems="center"
        fontFamily="heading"
        lineHeight="snug"
        textAlign="center"
      >
        {name}
      </chakra.span>
    );
  return (
    // Multiplied, the white ground of a logo looks like the section's.
    <SectionImage
      image={logo}
      widths={renditions.logo}
      sizes="15rem"
      loading="lazy"
      css={[size, { '& img': { objectFit: 'contain' } }]}
      mixBlendMode="multiply"
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
