import { replyPlaceholders } from '@estate/domain/forms/reply';
import { useQuery } from '@tanstack/react-query';
import { chakra } from '#styled-system/jsx';
import { Panel, ToolPage } from '../frame/tool-page.tsx';
import { templatesQuery } from '../reply/reply-query.ts';
import { QueryState } from '../ui/query-state.tsx';
import { TemplatesForm } from './templates-form.tsx';

export function ReplyTemplatesPage() {
  const query = useQuery(templatesQuery);
  return (
    <ToolPage path="/admin/vorlagen">
      <QueryState query={query} subject="Vorlagen" isPlural h="24rem" />
      {query.data && (
        <Panel aria-label="Vorlagen" display="grid" gap="5">
          <div>
            <p>In einer Antwort steht statt</p>
            <chakra.ul mt="1" display="grid" gap="0.5">
              {Object.entries(replyPlaceholders).map(([name, meaning]) => (
                <li key={name}>
                  <code>{`{${name}}`}</code> <chakra.span color="inkMuted">{meaning}</chakra.span>
                </li>
              ))}
            </chakra.ul>
            <chakra.p mt="2">
              Eine Frage in Klammern, etwa <code>{'{Welche Frage?}'}</code>, ist eine Lücke: Erst wenn sie
              ausgefüllt ist, lässt sich die Antwort senden.
            </chakra.p>
          </div>
          <TemplatesForm templates={query.data} />
        </Panel>
      )}
    </ToolPage>
  );
}
