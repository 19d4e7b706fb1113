import { isPersonal } from '@estate/domain/staff/call-purposes';
import type { CrmCall } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { CopyJsonButton } from '../json/copy-json-button.tsx';
import { clipboardText } from '../json/json-text.ts';
import { JsonTree } from '../json/json-tree.tsx';
import { exactMoment } from '../ui/moment.ts';
import { Facts } from '../ui/facts.tsx';
import { CallStatus } from './call-status.tsx';
import { durationText, purposeText } from './call-words.ts';

const Code = chakra('code', { base: { fontFamily: 'mono', fontSize: '0.8125rem' } });

/** German sentence that explains why a call has no stored response body. */
function absenceText({ response_status, function_name }: CrmCall): string {
  if (response_status === null) return 'Propstack hat nicht geantwortet.';
  if (isPersonal(function_name))
    return 'Der Inhalt von Anfrage und Antwort wird nicht gespeichert, weil der Aufruf eine Person betrifft.';
  return 'Die Antwort hatte keinen Inhalt.';
}

function Answer({ call }: { call: CrmCall }) {
  const { response_data } = call;
  if (response_data === null || response_data === undefined) return <p>{absenceText(call)}</p>;
  return (
    <>
      <chakra.p mb="2" color="inkMuted">
        Ohne Schlüssel und Angaben zu Personen, auf 16 KB gekürzt.
      </chakra.p>
      <CopyJsonButton value={response_data} mb="2" />
      <JsonTree value={response_data} label="Antwort als JSON" />
    </>
  );
}

export function CallDetails({ call }: { call: CrmCall }) {
  const params = Object.entries(call.request_params ?? {});
  return (
    <>
      <Facts
        mt="4"
        facts={{
          Zeit: exactMoment(call.created_at),
          Funktion: `${purposeText(call.function_name)} (${call.function_name})`,
          Status: <CallStatus status={call.response_status} />,
          Dauer: durationText(call.duration_ms),
          Fehler: call.error_message && <chakra.span color="danger">{call.error_message}</chakra.span>,
          Anfrage: (
            <Code>
              {call.request_type} {call.request_url}
            </Code>
          ),
          ...Object.fromEntries(
            params.map(([name, value]) => [name, <Code key={name}>{clipboardText(value)}</Code>]),
          ),
        }}
      />
      <chakra.h3 mt="6" mb="2" fontSize="md">
        Antwort
      </chakra.h3>
      <Answer call={call} />
    </>
  );
}
