import { chakra } from '#styled-system/jsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { copiedText, pathText } from './json-text.ts';

/** A text that is longer is cut in its row and shown here. */
const longText = 60;
/** More is not laid out, because that would hold the page up. */
const maxShown = 20_000;

/** The path of the active row, its text if that is long, and both to copy. */
export function ActiveValue({ path, value }: { path: readonly (string | number)[]; value: unknown }) {
  const text = pathText(path);
  return (
    <chakra.div mt="2">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.code
          flex="1 1 12rem"
          minW="0"
          maxH="4.5em"
          overflow="auto"
          tabIndex={-1}
          overflowWrap="anywhere"
          fontFamily="mono"
          fontSize="0.8125rem"
        >
          {text}
        </chakra.code>
        <CopyButton label="Wert kopieren" write={() => copiedText(value)} />
        <CopyButton label="Pfad kopieren" write={() => text} />
      </chakra.div>
      {typeof value === 'string' && value.length > longText && (
        <chakra.pre
          tabIndex={0}
          role="region"
          aria-label="Ganzer Text"
          mt="2"
          p="3"
          maxH="12rem"
          overflow="auto"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
          bg="sand"
          borderRadius="card"
          fontFamily="body"
        >
          {value.length > maxShown ? `${value.slice(0, maxShown)} …` : value}
        </chakra.pre>
      )}
    </chakra.div>
  );
}
