import type { ReactNode } from 'react';
import type { CallLogEntry } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { copyJson } from '../json/copy-button.tsx';
import { copiedText } from '../json/json-text.ts';
import { JsonTree } from '../json/json-tree.tsx';
import { exactMoment } from '../ui/moment.ts';
import { CallStatus } from './call-status.tsx';
import { durationText, purposeText } from './call-words.ts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="inkMuted">{name}</chakra.dt>
      <chakra.dd mb={{ base: '2', sm: '0' }} overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </>
  );
}

function Answer({ call: { response_data, response_status } }: { call: CallLogEntry }) {
  if (response_data === null || response_data === undefined) {
    return (
      <p>
        {response_status === null ? 'Propstack hat nicht geantwortet.' : 'Die Antwort hatte keinen Inhalt.'}
      </p>
    );
  }
  return (
    <>
      <chakra.p mb="2" color="inkMuted">
        Ohne Schlüssel und Angaben zu Personen, auf 16 KB gekürzt.
      </chakra.p>
      <Button mb="2" size="sm" tone="outline" onClick={() => void copyJson(() => copiedText(response_data))}>
        JSON kopieren
      </Button>
      <JsonTree value={response_data} label="Antwort als JSON" />
    </>
  );
}

/** Request, outcome and answer of one call. */
export function CallDetails({ call }: { call: CallLogEntry }) {
  const params = Object.entries(call.request_params ?? {});
  return (
    <>
      <chakra.dl
        mt="4"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '8rem minmax(0, 1fr)' }}
        columnGap="4"
        rowGap={{ sm: '1' }}
        fontVariantNumeric="tabular-nums"
      >
        <Fact name="Zeit">{exactMoment(call.created_at)}</Fact>
        <Fact name="Funktion">
          {purposeText(call.function_name)} <chakra.span color="inkMuted">({call.function_name})</chakra.span>
        </Fact>
        <Fact name="Status">
          <CallStatus status={call.response_status} />
        </Fact>
        <Fact name="Dauer">{durationText(call.duration_ms)}</Fact>
        {call.error_message !== null && (
          <Fact name="Fehler">
            <chakra.span color="danger">{call.error_message}</chakra.span>
          </Fact>
        )}
        <Fact name="Anfrage">
          <chakra.code fontFamily="mono" fontSize="0.8125rem">
            {call.request_type} {call.request_url}
          </chakra.code>
        </Fact>
        {params.map(([name, value]) => (
          <Fact key={name} name={name}>
            <chakra.code fontFamily="mono" fontSize="0.8125rem">
              {copiedText(value)}
            </chakra.code>
          </Fact>
        ))}
      </chakra.dl>
      <chakra.h3 mt="6" mb="2" fontSize="md">
        Antwort
      </chakra.h3>
      <Answer call={call} />
    </>
  );
}
