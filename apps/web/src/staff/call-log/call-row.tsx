import type { CrmCallRow } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { exactMoment, momentInWords } from '../ui/moment.ts';
import { CallStatus } from './call-status.tsx';
import { durationText, purposeText, requestText } from './call-words.ts';

const Cell = chakra('td', {
  base: {
    display: { base: 'inline-block', md: 'table-cell' },
    px: { base: '4', md: '3' },
    py: { base: '0.5', md: '2' },
    verticalAlign: 'top',
    borderTopWidth: { md: '1px' },
  },
});

/**
 * One call: a table row, on phones a block. A click anywhere on the row opens it; for the keyboard there is a button.
 */
export function CallRow({ call, onOpen }: { call: CrmCallRow; onOpen: () => void }) {
  const { created_at, function_name, request_url, request_params, response_status, error_message } = call;
  return (
    <chakra.tr
      display={{ base: 'block', md: 'table-row' }}
      py={{ base: '3', md: '0' }}
      borderTopWidth={{ base: '1px', md: '0' }}
      cursor="pointer"
      _hover={{ bg: 'paper' }}
      onClick={onOpen}
    >
      <Cell color="inkMuted" whiteSpace="nowrap">
        <time dateTime={created_at} title={momentInWords(created_at)}>
          {exactMoment(created_at)}
        </time>
      </Cell>
      <Cell>{purposeText(function_name)}</Cell>
      <Cell w={{ base: 'full', md: 'auto' }} overflowWrap="anywhere">
        <chakra.button
          type="button"
          textAlign="left"
          fontFamily="mono"
          fontSize="0.8125rem"
          hyphens="none"
          overflowWrap="anywhere"
          textDecoration={{ base: 'underline', md: 'none' }}
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
      <Cell textAlign={{ md: 'right' }} whiteSpace="nowrap">
        {durationText(call.duration_ms)}
      </Cell>
    </chakra.tr>
  );
}
