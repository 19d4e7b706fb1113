import { useId } from 'react';
import { chakra } from '#styled-system/jsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { formatNumber } from '@estate/domain/text/format';
import { Notice } from '../../shared/ui/notice.tsx';
import { Panel } from '../frame/tool-page.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { CopyJsonButton } from '../json/copy-json-button.tsx';
import { DuplicateNames } from '../json/duplicate-names.tsx';
import { JsonTree } from '../json/json-tree.tsx';
import { Details } from '../ui/details.tsx';
import { Facts } from '../ui/facts.tsx';
import type { TestResponse, ApiVersion } from './use-api-test.ts';

/**
 * Maximum number of characters displayed, because the layout of more text would block the page. Copying includes all
 * of them.
 */
const maxTextLength = 200_000;

const Code = chakra('code', { base: { fontFamily: 'mono', fontSize: '0.8125rem' } });

const queryText = (params: TestResponse['queryParams']) => new URLSearchParams(params).toString() || 'keine';

function SentText({ text, name }: { text: string; name: string }) {
  return (
    <Details mt="4" summary="Text, wie ihn Propstack gesendet hat">
      <CopyButton label="Text kopieren" write={() => text} />
      <chakra.pre
        tabIndex={0}
        role="region"
        aria-label={`Text der Antwort von ${name}`}
        mt="2"
        p="3"
        maxH="24rem"
        overflow="auto"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        bg="sand"
        borderRadius="card"
        fontFamily="mono"
        fontSize="0.8125rem"
      >
        {text.length > maxTextLength ? `${text.slice(0, maxTextLength)} …` : text}
      </chakra.pre>
    </Details>
  );
}

function Result({ result, data }: { result: TestResponse; data: unknown }) {
  const titleId = useId();
  const { apiVersion, endpoint, queryParams, statusCode, duration, error, success, text, json } = result;
  const name = `API ${apiVersion.toUpperCase()}`;
  return (
    <Panel aria-labelledby={titleId} minW="0">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="3">
        <chakra.h2 id={titleId} fontSize="md">
          {name}
        </chakra.h2>
        <Badge
          bg={success ? 'successSoft' : 'dangerSoft'}
          color={success ? 'success' : 'danger'}
          fontVariantNumeric="tabular-nums"
        >
          {[statusCode, success ? 'OK' : 'Error'].filter((part) => part !== null).join(' ')}
        </Badge>
        <chakra.span flex="1" color="inkMuted" fontVariantNumeric="tabular-nums">
          {formatNumber(duration)} ms
        </chakra.span>
        {data !== undefined && <CopyJsonButton value={data} />}
      </chakra.div>
      <Facts
        mb="4"
        facts={{
          Endpunkt: <Code>{endpoint}</Code>,
          Parameter: <Code>{queryText(queryParams)}</Code>,
        }}
      />
      {error && (
        <chakra.p mb="4" p="3" borderRadius="card" bg="dangerSoft" color="danger">
          {error}
        </chakra.p>
      )}
      {json && <DuplicateNames names={json.duplicates} />}
      {data !== undefined && (
        <JsonTree value={data} label={`Antwort von ${name}`} maxHeight="max(20rem, calc(100dvh - 20rem))" />
      )}
      {text !== undefined && <SentText text={text} name={name} />}
    </Panel>
  );
}

/**
 * The response of one API version, or a note that it was not requested. `data` is the part of the JSON that is shown.
 */
export function ResultPanel({
  version,
  result,
  data,
}: {
  version: ApiVersion;
  result: TestResponse | undefined;
  data: unknown;
}) {
  if (result) return <Result result={result} data={data} />;
  const name = `API ${version.toUpperCase()}`;
  return (
    <Notice title={`Keine Antwort von ${name}`} text={`Zu dieser Immobilie wurde ${name} nicht abgefragt.`} />
  );
}
