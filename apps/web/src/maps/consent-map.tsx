import { chakra } from '@chakra-ui/react/styled-system';
import { Map as MapIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, StyledLink } from '../ui/button.tsx';
import { textLink } from '../ui/type.tsx';
import type { MapPlace } from './draw-map.ts';
import { allowMaps, useMapsAllowed } from './maps-permission.ts';
import { mapFailed } from './texts.ts';

const Panel = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    p: '6',
    position: 'absolute',
    inset: '0',
    bg: 'sand',
    textAlign: 'center',
  },
});

type Progress = 'loading' | 'ready' | { failure: string };

function LoadedMap({ label, place, zoom }: { label: string; place: MapPlace; zoom: number }) {
  const canvas = useRef<HTMLDivElement>(null);
  const [progress, setProgress] = useState<Progress>('loading');
  const [tries, setTries] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    void import('./draw-map.ts')
      .then(({ drawMap }) => (canvas.current ? drawMap(canvas.current, { place, zoom }) : null))
      .catch(() => mapFailed)
      .then((failure) => {
        if (isCurrent) setProgress(failure ? { failure } : 'ready');
      });
    return () => {
      isCurrent = false;
    };
    // `place` is no dependency, because a parent that changes the place sets another key.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tries]);

  return (
    <>
      <chakra.div ref={canvas} role="region" aria-label={label} position="absolute" inset="0" />
      {progress === 'loading' && <Panel role="status">Karte wird geladen...</Panel>}
      {typeof progress === 'object' && (
        <Panel role="alert">
          <p>{progress.failure}</p>
          <Button
            tone="outline"
            size="sm"
            onClick={() => {
              setProgress('loading');
              setTries(tries + 1);
            }}
          >
            Erneut versuchen
          </Button>
        </Panel>
      )}
    </>
  );
}

/**
 * A Google map behind consent: without consent to marketing a placeholder shows, and Google gets no request before a
 * click on 'Karte laden'. Another `place` needs another `key`. The map fills its parent, which sets size and position.
 */
export function ConsentMap({ label, place, zoom }: { label: string; place: MapPlace; zoom: number }) {
  const isAllowed = useMapsAllowed();
  if (isAllowed) return <LoadedMap label={label} place={place} zoom={zoom} />;
  return (
    <Panel>
      <MapIcon size={32} strokeWidth={1.25} aria-hidden />
      <chakra.p maxW="26rem" fontSize="xs">
        Die Karte kommt von Google Maps. Wenn Sie sie laden, erfährt Google Ihre IP-Adresse und den gezeigten
        Ort. Mehr dazu in der{' '}
        <StyledLink to="/datenschutz" hash="karten" {...textLink}>
          Datenschutzerklärung
        </StyledLink>
        .
      </chakra.p>
      <Button tone="outline" size="sm" onClick={allowMaps}>
        Karte laden
      </Button>
    </Panel>
  );
}
