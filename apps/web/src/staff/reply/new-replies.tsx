import type { LeadReply } from '../../shared/api/types.ts';
import { chakra } from '#styled-system/jsx';
import { Quote, Callout } from '../ui/callouts.tsx';

const clockTime = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short' });

/** Replies of colleagues since the draft was begun. */
export const NewReplies = ({
  replies,
  nameOf,
}: {
  replies: readonly LeadReply[];
  nameOf: (account: string) => string;
}) => (
  <Callout role="status" display="grid" gap="2">
    {replies.map(({ id, at, by, text }) => (
      <div key={id}>
        <chakra.p fontWeight="semibold">
          {nameOf(by)} hat um {clockTime.format(new Date(at))} geantwortet:
        </chakra.p>
        <Quote maxH="10rem" overflowY="auto" tabIndex={0}>
          {text}
        </Quote>
      </div>
    ))}
  </Callout>
);
