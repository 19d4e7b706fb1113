import { chakra } from '#styled-system/jsx';
import { CopyButton } from '../ui/copy-button.tsx';

/** Recovery codes, which are shown only once. */
export function CodeList({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <chakra.ul
        aria-label="Wiederherstellungscodes"
        my="2"
        p="3"
        bg="sand"
        borderRadius="card"
        fontFamily="mono"
        display="grid"
        gap="1"
        gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ul>
      <CopyButton label="Codes kopieren" write={() => codes.join('\n')} />
    </>
  );
}
