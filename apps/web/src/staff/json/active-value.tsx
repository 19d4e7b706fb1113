import { chakra } from '#styled-system/jsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { clipboardText, pathText } from './json-text.ts';

/** Strings longer than this are truncated in their tree row and shown in full below the tree. */
const longText = 60;
/** Maximum number of characters shown, because the layout of more text would block the page. */
const maxTextLength = 20_000;

/** JSONPath of the active row with buttons that copy its path and value, and its full text if it is long. */
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
        <CopyButton label="Wert kopieren" write={() => clipboardText(value)} />
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
          {value.length > maxTextLength ? `${value.slice(0, maxTextLength)} …` : value}
        </chakra.pre>
      )}
    </chakra.div>
  );
}
