import { useQuery } from '@tanstack/react-query';
import { chakra } from '../../../theme/chakra.tsx';
import { formatNumber } from '../../../ui/format.ts';
import { VisuallyHidden } from '../../../ui/type.tsx';
import { unreadQuery } from '../inbox/inbox-query.ts';

/**
 * How many leads nobody opened yet. It is asked anew with each page and with the focus of the window, but not by a
 * clock: a request keeps the session from running idle.
 */
export function UnreadLeads() {
  const { data = 0 } = useQuery(unreadQuery);
  if (data === 0) return null;
  return (
    <chakra.span
      ml="auto"
      px="2"
      borderRadius="full"
      bg="brand"
      color="white"
      fontWeight="semibold"
      fontVariantNumeric="tabular-nums"
    >
      {formatNumber(data)}
      <VisuallyHidden> ungelesen</VisuallyHidden>
    </chakra.span>
  );
}
