import { Tabs } from '@chakra-ui/react/tabs';
import { useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { CheckField } from '../../shared/form/check-field.tsx';
import { reduceToDifferences } from './differences.ts';
import { ResultPanel } from './result-panel.tsx';
import type { Choice, Results } from './use-api-test.ts';

const tabs: readonly [Choice, string][] = [
  ['v1', 'V1'],
  ['v2', 'V2'],
  ['compare', 'Vergleich'],
];

export function ResultTabs({
  results,
  activeTab,
  onShow,
}: {
  results: Results;
  activeTab: Choice;
  onShow: (tab: Choice) => void;
}) {
  const [isReduced, setReduced] = useState(false);
  const [v1, v2] = [results.v1?.json, results.v2?.json];
  const canCompare = activeTab === 'compare' && v1 !== undefined && v2 !== undefined;
  const [ofV1, ofV2] =
    canCompare && isReduced ? reduceToDifferences(v1.value, v2.value) : [v1?.value, v2?.value];
  const data = { v1: ofV1, v2: ofV2 };
  return (
    <Tabs.Root mt="6" size="lg" value={activeTab} onValueChange={({ value }) => onShow(value as Choice)}>
      <Tabs.List aria-label="Ergebnisse">
        {tabs.map(([tab, label]) => (
          <Tabs.Trigger key={tab} value={tab} fontWeight="semibold">
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {/* One panel for all tabs, because with a panel per tab both would be mounted for a moment during a switch. */}
      <Tabs.Content value={activeTab}>
        {canCompare && (
          <chakra.div mb="4">
            <CheckField
              label="Nur Unterschiede"
              checked={isReduced}
              onChange={({ target }) => setReduced(target.checked)}
            />
          </chakra.div>
        )}
        <chakra.div
          display="grid"
          gap="4"
          alignItems="start"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            xl: activeTab === 'compare' ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          }}
        >
          {(['v1', 'v2'] as const)
            .filter((version) => activeTab === 'compare' || activeTab === version)
            .map((version) => (
              <ResultPanel key={version} version={version} result={results[version]} data={data[version]} />
            ))}
        </chakra.div>
      </Tabs.Content>
    </Tabs.Root>
  );
}
