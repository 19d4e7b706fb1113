import { chakra } from '#styled-system/jsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ToolPage } from '../frame/tool-page.tsx';
import { ResultTabs } from './result-tabs.tsx';
import { TestForm } from './test-form.tsx';
import { useApiTest } from './use-api-test.ts';

/**
 * Page that requests one property from the CRM through V1, V2 or both and shows the unchanged responses (staff-area
 * §2).
 */
export function ApiTester() {
  const { send, isLoading, results, activeTab, setActiveTab, failure, reset } = useApiTest();
  const hasResults = results.v1 !== undefined || results.v2 !== undefined;
  return (
    <ToolPage path="/admin/api-tester" isWide>
      <TestForm isLoading={isLoading} onRequest={send} onReset={reset} />
      {isLoading && !hasResults && (
        <Skeleton mt="6" h="64" role="status" aria-label="Propstack wird abgefragt" />
      )}
      {failure && !isLoading && (
        <chakra.div mt="6">
          <Notice role="alert" title="Propstack konnte nicht abgefragt werden" text={failure} />
        </chakra.div>
      )}
      {hasResults && (
        <chakra.div aria-busy={isLoading} opacity={isLoading ? 0.6 : 1}>
          <ResultTabs results={results} activeTab={activeTab} onShow={setActiveTab} />
        </chakra.div>
      )}
    </ToolPage>
  );
}
