import type { ListingSearch } from '@estate/domain/search/listing-filter';
import { CalendarDays } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import type { PropertyCard } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyWithFallback } from '../../../shared/ui/lazy-with-fallback.tsx';
import type { monthText } from '../../purchase-costs/own-rate.ts';
import { setOwnFinancing, useOwnFinancing } from '../../purchase-costs/own-financing.ts';

/* What a home for sale costs the visitor a month (decision 63). The warm rent of a home to let stands on its card anyway. */

const MonthPanel = lazyWithFallback(
  async () => (await import('../../purchase-costs/month-panel.tsx')).MonthPanel,
);

/** Whether a list can have homes whose costs per month can be calculated. */
export const hasMonth = ({ deal, abroad }: ListingSearch): boolean => deal !== 'rent' && !abroad;

export function MonthToggle() {
  const own = useOwnFinancing();
  return (
    <Button
      data-needs-script
      tone="outline"
      aria-pressed={own.isOn}
      css={{
        '&[aria-pressed=true]': { bg: 'sand' },
        '@media (max-width: 29.99rem)': { px: '3', '& > span': { srOnly: true } },
      }}
      onClick={() => setOwnFinancing({ ...own, isOn: !own.isOn })}
    >
      <CalendarDays size={18} strokeWidth={1.5} aria-hidden />
      <span>Im Monat</span>
    </Button>
  );
}

/** The fields in which the visitor types the amounts. */
export function MonthAmounts() {
  const { isOn } = useOwnFinancing();
  return (
    isOn && (
      <chakra.div mt="4">
        <Suspense>
          <MonthPanel />
        </Suspense>
      </chakra.div>
    )
  );
}

/** The costs per month of each home, empty where they are not known; none unless the visitor asked for them. */
export function useMonthNotes(homes: readonly PropertyCard[]): readonly string[] {
  const own = useOwnFinancing();
  const [rule, setRule] = useState<{ monthText: typeof monthText }>();
  useEffect(() => {
    if (own.isOn) void import('../../purchase-costs/own-rate.ts').then(setRule, () => {});
  }, [own.isOn]);
  return own.isOn && rule ? homes.map((home) => rule.monthText(home, own) ?? '') : [];
}
