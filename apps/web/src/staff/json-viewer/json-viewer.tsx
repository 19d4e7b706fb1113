import { chakra } from '#styled-system/jsx';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ToolPage, Panel } from '../frame/tool-page.tsx';
import { CopyJsonButton } from '../json/copy-json-button.tsx';
import { DuplicateNames } from '../json/duplicate-names.tsx';
import { JsonTree } from '../json/json-tree.tsx';
import { TextInput } from './text-input.tsx';
import { useViewer } from './use-viewer.ts';

/** Parses pasted JSON and shows it as a tree (staff-area §2); nothing leaves the browser. */
export function JsonViewer() {
  const { text, setText, parsed, error, parse, clear } = useViewer();
  return (
    <ToolPage path="/admin/json" isWide>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 2fr) minmax(0, 3fr)' }}
        alignItems="start"
        gap="6"
      >
        <Panel aria-label="Eingabe">
          <TextInput text={text} error={error ?? undefined} onChange={setText} onParse={() => void parse()} />
          <chakra.div display="flex" flexWrap="wrap" gap="3" mt="4">
            <Button onClick={() => void parse()}>JSON parsen</Button>
            <Button tone="outline" onClick={clear}>
              Leeren
            </Button>
          </chakra.div>
        </Panel>
        {parsed ? (
          <Panel aria-labelledby="json-ergebnis">
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mb="3">
              <chakra.h2 id="json-ergebnis" flex="1" fontSize="md">
                Ergebnis
              </chakra.h2>
              <CopyJsonButton value={parsed.value} />
            </chakra.div>
            <DuplicateNames names={parsed.duplicates} />
            <JsonTree
              value={parsed.value}
              label="Geparstes JSON"
              maxHeight="max(20rem, calc(100dvh - 22rem))"
            />
          </Panel>
        ) : (
          <Notice title="Noch kein Ergebnis" text="Fügen Sie JSON ein und parsen Sie es." />
        )}
      </chakra.div>
    </ToolPage>
  );
}
