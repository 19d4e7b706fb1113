import { property as propertyWords } from '@estate/content/sections/property';
import { regions } from '@estate/content/sections/regions';
import { texts } from '@estate/content/texts';
import { isClosed } from '@estate/domain/property/offer-state';
import { isGermany } from '@estate/domain/property/vocabulary';
import type { PublicProperty } from '../../../shared/api/types.ts';
import { PlaceMap } from '../../map/place-map.tsx';
import { Prose } from '../../../shared/ui/type.tsx';
import { ConsentMap } from '../../maps/consent-map.tsx';
import { chakra } from '#styled-system/jsx';
import { addressOf } from '@estate/domain/property/place-name';
import { geocoderAddress } from './address.ts';
import { DetailSection } from './detail-section.tsx';

/** Zoom of the map (visitor-area §9). */
const zoom = 13;

/** What the agency says of the region of a property abroad. */
function RegionText({ property: { country, region } }: { property: PublicProperty }) {
  if (isGermany(country)) return null;
  const name = region?.trim().toLocaleLowerCase('de');
  const entry = texts(regions).texts.find((known) => known.name.toLocaleLowerCase('de') === name);
  return (
    entry && (
      <Prose mt="8" _print={{ display: 'none' }}>
        <chakra.h3 fontSize="lg" mb="2">
          {entry.name}
        </chakra.h3>
        <chakra.p whiteSpace="pre-line">{entry.text}</chakra.p>
      </Prose>
    )
  );
}

/**
 * The property's location as text, on our own map, and after consent on Google's map with a circle around the town. For
 * a sold or let property there is only the text.
 */
export function PlaceSection({ property }: { property: PublicProperty }) {
  const address = geocoderAddress(property);
  if (!address) return null;
  if (isClosed(property)) {
    return (
      <DetailSection title="Standort">
        <p>{addressOf(property)}</p>
      </DetailSection>
    );
  }
  return (
    <DetailSection title="Standort">
      <p>
        {addressOf(property)}
        {!property.street && `. ${texts(propertyWords).addressText}`}
      </p>
      <chakra.div mt="5" display="grid" gap="3" _print={{ display: 'none' }}>
        {property.map_point && <PlaceMap label={`Lage: ${addressOf(property)}`} place={property.map_point} />}
        <ConsentMap
          key={address}
          label={`Karte: ${addressOf(property)}`}
          place={{ address }}
          zoom={zoom}
          minH={{ base: '20rem', md: '24rem' }}
          isQuiet={property.map_point !== undefined}
        />
      </chakra.div>
      <RegionText property={property} />
    </DetailSection>
  );
}
