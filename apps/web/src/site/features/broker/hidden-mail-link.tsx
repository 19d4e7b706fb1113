import { chakra } from '#styled-system/jsx';
import { textLink } from '../../../shared/ui/type.tsx';

const encoded = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** A working mail link whose address is nowhere in plain text, so that address harvesters do not find it. */
export function HiddenMailLink({ email }: { email: string }) {
  const [mailbox = '', domain = ''] = email.split('@');
  return (
    <chakra.a
      href={`mailto:${encoded(mailbox)}@${encoded(domain)}`}
      overflowWrap="anywhere"
      display="inline-block"
      py="1"
      css={textLink}
    >
      {mailbox} (at) {domain}
    </chakra.a>
  );
}
