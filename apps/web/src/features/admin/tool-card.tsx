import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';

/** One tool of the dashboard. */
export function ToolCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <chakra.section aria-labelledby={titleId} bg="card" borderWidth="1px" borderRadius="card" p="6">
      <chakra.h2 id={titleId} fontSize="1.25rem">
        {title}
      </chakra.h2>
      <chakra.p mt="1" mb="5" color="inkMuted">
        {text}
      </chakra.p>
      {children}
    </chakra.section>
  );
}
