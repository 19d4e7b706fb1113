import type { CrmCallRow } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { exactMoment, momentInWords } from '../ui/moment.ts';
import { Cell, Row } from '../ui/record-table.tsx';
import { CallStatus } from './call-status.tsx';
import { durationText, purposeText, requestText } from './call-words.ts';

/**
 * One call: a table row, on phones a block. A click anywhere on the row opens it; for the keyboard there is a button.
 */
export function CallRow({ call, onOpen }: { call: CrmCallRow; onOpen: () => void }) {
  const { created_at, function_name, request_url, request_params, response_status, error_message } = call;
  return (
    <Row cursor="pointer" onClick={onOpen}>
      <Cell color="inkMuted" whiteSpace="nowrap">
        <time dateTime={created_at} title={momentInWords(created_at)}>
          {exactMoment(created_at)}
        </time>
      </Cell>
      <Cell>{purposeText(function_name)}</Cell>
      <Cell isLine>
        <chakra.button
          type="button"
          textAlign="left"
          fontFamily="mono"
          fontSize="0.8125rem"
          hyphens="none"
          overflowWrap="anywhere"
          textDecoration={{ base: 'underline', _roomMd: 'none' }}
          textUnderlineOffset="3px"
          _hover={{ textDecoration: 'underline' }}
        >
          {requestText(request_url, request_params)}
        </chakra.button>
        {error_message !== null && (
          <chakra.p color="danger" lineClamp="2" lineHeight="snug">
            {error_message}
          </chakra.p>
        )}
      </Cell>
      <Cell>
        <CallStatus status={response_status} />
      </Cell>
      <Cell textAlign={{ _roomMd: 'right' }} whiteSpace="nowrap">
        {durationText(call.duration_ms)}
      </Cell>
    </Row>
  );
}
