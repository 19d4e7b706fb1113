import type { ReactNode } from 'react';
import { chakra } from '#styled-system/jsx';

/** An empty or failed state: the event, its cause, and one action (`children`). */
export function Notice({
  title,
  text,
  role,
  heading = false,
  children,
}: {
  title: string;
  text?: string;
  role?: 'status' | 'alert';
  /** True if the notice is the whole page; then its title is the h1. */
  heading?: boolean;
  children?: ReactNode;
}) {
  return (
    <chakra.div
      role={role}
      borderWidth="1px"
      borderRadius="card"
      bg="card"
      px="6"
      py={{ base: '10', md: '14' }}
      textAlign="center"
    >
      <chakra.p
        as={heading ? 'h1' : 'p'}
        fontFamily="heading"
        fontSize={heading ? 'xl' : 'lg'}
        fontWeight="semibold"
        lineHeight="snug"
      >
        {title}
      </chakra.p>
      {text && (
        <chakra.p mt="2" color="inkMuted">
          {text}
        </chakra.p>
      )}
      {children && (
        <chakra.div mt="6" display="flex" justifyContent="center" gap="3" flexWrap="wrap">
          {children}
        </chakra.div>
      )}
    </chakra.div>
  );
}
