import { useId } from 'react';
import type { ApiTestResult } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { formatNumber } from '../../shared/ui/format.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { Panel } from '../frame/tool-page.tsx';
import { copyJson } from '../ui/copy-button.tsx';
import { copiedText } from '../json/json-text.ts';
import { JsonTree } from '../json/json-tree.tsx';
import { Facts } from '../ui/facts.tsx';
import type { ApiVersion } from './use-api-test.ts';

const Code = chakra('code', { base: { fontFamily: 'mono', fontSize: '0.8125rem' } });

const queryText = (params: ApiTestResult['queryParams']) => new URLSearchParams(params).toString() || 'keine';

/** One answer of the CRM: how it was asked, what came of it, and its JSON. */
function Result({ result, data }: { result: ApiTestResult; data: unknown }) {
  const titleId = useId();
  const { apiVersion, endpoint, queryParams, statusCode, duration, error, success } = result;
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
        {data !== undefined && (
          <Button size="sm" tone="outline" onClick={() => void copyJson(() => copiedText(data))}>
            JSON kopieren
          </Button>
        )}
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
      {data !== undefined && (
        <JsonTree value={data} label={`Antwort von ${name}`} maxHeight="max(20rem, calc(100dvh - 20rem))" />
      )}
    </Panel>
  );
}

/** The answer of one version, or that it was not asked; of its JSON `data` is shown. */
export function ResultPanel({
  version,
  result,
  data,
}: {
  version: ApiVersion;
  result: ApiTestResult | undefined;
  data: unknown;
}) {
  if (result) return <Result result={result} data={data} />;
  const name = `API ${version.toUpperCase()}`;
  return (
    <Notice title={`Keine Antwort von ${name}`} text={`Zu dieser Immobilie wurde ${name} nicht abgefragt.`} />
  );
}
