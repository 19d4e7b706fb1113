import { type KeyboardEvent, useId } from 'react';
import { chakra } from '#styled-system/jsx';
import { ResultPanel } from './result-panel.tsx';
import type { Choice, Results } from './use-api-test.ts';

const tabs: readonly [Choice, string][] = [
  ['v1', 'V1'],
  ['v2', 'V2'],
  ['compare', 'Vergleich'],
];

const Tab = chakra('button', {
  base: {
    minH: '11',
    px: '4',
    fontWeight: 'semibold',
    color: 'inkMuted',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    _selected: { color: 'ink', borderColor: 'brand' },
    _hover: { color: 'ink' },
  },
});

/** V1, V2 and both side by side; the arrow keys, Home and End change the tab. */
export function ResultTabs({
  results,
  shown,
  onShow,
}: {
  results: Results;
  shown: Choice;
  onShow: (tab: Choice) => void;
}) {
  const id = useId();
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const at = tabs.findIndex(([tab]) => tab === shown);
    const last = tabs.length - 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const next = tabs[targets[event.key] ?? -1]?.[0];
    if (!next) return;
    event.preventDefault();
    onShow(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <chakra.div mt="6">
      <chakra.div
        role="tablist"
        aria-label="Ergebnisse"
        display="flex"
        borderBottomWidth="1px"
        onKeyDown={step}
      >
        {tabs.map(([tab, label]) => (
          <Tab
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === shown}
            aria-controls={`${id}-panel`}
            tabIndex={tab === shown ? 0 : -1}
            onClick={() => onShow(tab)}
          >
            {label}
          </Tab>
        ))}
      </chakra.div>
      <chakra.div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown}`}
        mt="4"
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          xl: shown === 'compare' ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
        }}
      >
        {(['v1', 'v2'] as const)
          .filter((version) => shown === 'compare' || shown === version)
          .map((version) => (
            <ResultPanel key={version} version={version} result={results[version]} />
          ))}
      </chakra.div>
    </chakra.div>
  );
}
