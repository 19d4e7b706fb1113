import { Map as MapIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { problemText } from '../../../../shared/api/problem-text.ts';
import { ApiError } from '../../../../shared/api/problem.ts';
import { MapLoading } from '../../../map/map-frame.tsx';
import { allowMaps, useMapsAllowed } from '../../../maps/maps-permission.ts';
import { mapFailed } from '../../../maps/map-texts.ts';
import { chakra } from '#styled-system/jsx';
import { Button, StyledLink } from '../../../../shared/ui/button.tsx';
import { textLink } from '../../../../shared/ui/type.tsx';
import type { Address } from '../funnel-state.ts';
import type { AddressMap as DrawnMap, AddressMapHandlers } from './draw-address-map.ts';

/** The geocoder is called once typing pauses for this long. */
const typingPauseMs = 700;

/** Address search and map of step 6. Google gets no request before consent; the fields work without the map. */
export function AddressMap(props: { address: Address } & AddressMapHandlers) {
  const isAllowed = useMapsAllowed();
  const [hasAccepted, setAccepted] = useState(false);
  if (isAllowed) return <LoadedAddressMap {...props} isFocused={hasAccepted} />;
  return (
    <MapOffer
      onAccept={() => {
        setAccepted(true);
        allowMaps();
      }}
    />
  );
}

function MapOffer({ onAccept }: { onAccept: () => void }) {
  return (
    <chakra.div
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      alignItems={{ base: 'flex-start', md: 'center' }}
      gap="4"
      p="4"
      borderRadius="card"
      bg="sand"
    >
      <chakra.span hideBelow="md">
        <MapIcon size={26} strokeWidth={1.5} aria-hidden />
      </chakra.span>
      <chakra.p flex="1" fontSize="xs">
        Adressvorschläge und Karte kommen von Google Maps. Wenn Sie sie laden, erfährt Google Ihre IP-Adresse
        und was Sie eingeben. Mehr dazu in der{' '}
        <StyledLink to="/datenschutz" hash="karten" target="_blank" css={textLink}>
          Datenschutzerklärung
        </StyledLink>
        .
      </chakra.p>
      <Button tone="outline" size="sm" onClick={onAccept}>
        Karte laden
      </Button>
    </chakra.div>
  );
}

function LoadedAddressMap({
  address,
  isFocused,
  ...handlers
}: {
  address: Address;
  /** Whether the map replaces the button that had the focus. */
  isFocused: boolean;
} & AddressMapHandlers) {
  const canvas = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLDivElement>(null);
  const current = useRef(handlers);
  const [map, setMap] = useState<DrawnMap | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    current.current = handlers;
  });

  useEffect(() => {
    let isCurrent = true;
    void import('./draw-address-map.ts')
      .then(async ({ drawAddressMap }) => {
        if (!canvas.current || !search.current) return;
        const drawn = await drawAddressMap(canvas.current, search.current, {
          onChoose: (part) => current.current.onChoose(part),
          onLocate: (point) => current.current.onLocate(point),
        });
        if (isCurrent) setMap(drawn);
      })
      .catch((error: unknown) => {
        if (isCurrent) setFailure(error instanceof ApiError ? problemText(error) : `${mapFailed}.`);
      });
    return () => {
      isCurrent = false;
    };
  }, []);

  useEffect(() => {
    if (isFocused) canvas.current?.focus();
  }, [isFocused]);

  useEffect(() => {
    if (!map) return;
    const clock = setTimeout(() => void map.show(address), typingPauseMs);
    return () => clearTimeout(clock);
  }, [map, address]);

  if (failure) {
    return (
      <chakra.div role="alert" p="4" borderRadius="card" bg="sand">
        <chakra.p fontWeight="semibold">Karte konnte nicht geladen werden</chakra.p>
        <chakra.p mt="1" fontSize="xs">
          {failure} Bitte füllen Sie die Felder von Hand aus.
        </chakra.p>
      </chakra.div>
    );
  }
  return (
    <chakra.div display="grid" gap="3">
      <div ref={search} />
      <chakra.div position="relative" h="64" borderRadius="card" overflow="hidden" bg="sand">
        <chakra.div
          ref={canvas}
          role="region"
          aria-label="Karte"
          tabIndex={-1}
          position="absolute"
          inset="0"
        />
        {!map && <MapLoading />}
      </chakra.div>
    </chakra.div>
  );
}
