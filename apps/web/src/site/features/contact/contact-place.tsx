import { agency } from '@estate/content/sections/agency';
import { texts } from '@estate/content/texts';
import { contactMap, contactMapCities, type ContactMapCity } from '@estate/content/contact-map';
import { PlaceMap } from '../../map/place-map.tsx';
import { ConsentMap } from '../../maps/consent-map.tsx';
import { chakra } from '#styled-system/jsx';
import { InfoCard } from './info-card.tsx';

/**
 * The map of /kontakt with the office card beside it: for Hamburg our own map with a pin at the office, and Google's on
 * request. Other cities are only on Google's map, because our drawing shows nothing of them.
 */
export function ContactPlace({ city }: { city: ContactMapCity | undefined }) {
  const { label, centre } = contactMapCities[city ?? contactMap.city];
  const office = texts(agency).geo;
  const isHamburg = (city ?? contactMap.city) === contactMap.city;
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '24rem minmax(0, 1fr)' }}
    >
      <InfoCard />
      <chakra.div display="flex" flexDirection="column" gap="3" css={{ '& > :only-child': { flexGrow: 1 } }}>
        {isHamburg && <PlaceMap label="Lage unseres Büros" place={{ ...office, is_rough: false }} />}
        <ConsentMap
          key={city ?? ''}
          label={`Karte von ${label}`}
          place={isHamburg ? { centre: city ? centre : contactMap.centre, circle: office } : { centre }}
          zoom={contactMap.zoom}
          minH={{ base: '20rem', md: '26rem' }}
          isFilling
          isQuiet={isHamburg}
        />
      </chakra.div>
    </chakra.div>
  );
}
