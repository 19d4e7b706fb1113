import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { rawDataQuery } from './properties-query.ts';

const copy = (text: string) =>
  void navigator.clipboard.writeText(text).then(
    () =>
      showToast({
        tone: 'success',
        title: 'Kopiert',
        description: 'JSON wurde in die Zwischenablage kopiert',
      }),
    () =>
      showToast({
        tone: 'error',
        title: 'Fehler',
        description: 'Kopieren ist in diesem Browser nicht möglich.',
      }),
  );

function RawText({ id }: { id: number }) {
  const raw = useQuery(rawDataQuery(id));
  if (raw.error) return <p role="alert">{raw.error.message}</p>;
  if (!raw.data) return <Skeleton h="40" role="status" aria-label="Rohdaten werden geladen" />;
  const text = JSON.stringify(raw.data.raw_data, null, 2);
  return (
    <>
      <Button size="sm" tone="outline" onClick={() => copy(text)}>
        JSON kopieren
      </Button>
      <chakra.pre
        tabIndex={0}
        role="region"
        aria-label="Rohdaten als JSON"
        mt="2"
        p="3"
        maxH="24rem"
        overflow="auto"
        bg="sand"
        borderRadius="card"
        fontFamily="mono"
        fontSize="0.8125rem"
      >
        {text}
      </chakra.pre>
    </>
  );
}

/** The CRM's raw data, fetched when it is opened. */
export function RawData({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <chakra.details mt="6" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <chakra.summary fontWeight="semibold" py="2">
        Rohdaten aus Propstack (JSON)
      </chakra.summary>
      {isOpen && <RawText id={id} />}
    </chakra.details>
  );
}
