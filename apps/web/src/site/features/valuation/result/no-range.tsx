import { hamburgDistricts } from '@estate/domain/search/hamburg';
import { districtNeededText, noRangeTexts } from '@estate/domain/valuation/texts';
import { chakra } from '#styled-system/jsx';
import { SelectField } from '../../../../shared/form/select-field.tsx';
import { DistrictForm } from './district-form.tsx';
import { homeText } from './home-text.ts';
import type { HomeAnswers, StoredRange } from './range-query.ts';

type Result = Exclude<StoredRange['result'], { kind: 'range' }>;

function titleOf(result: Result): string {
  return result.kind === 'none'
    ? 'Für diese Immobilie nennen wir keine Zahl.'
    : 'In welchem Stadtteil liegt Ihre Immobilie?';
}

function textOf(result: Result): string {
  if (result.kind === 'none') return noRangeTexts[result.reason];
  return districtNeededText(result.candidates);
}

/**
 * No figure: why, and that the answers are kept. An unknown district is chosen in place: by `onDistrict`, or by a form of
 * `page`, which also works without scripts.
 */
export function NoRangeHead({
  home,
  result,
  page,
  onDistrict,
}: {
  home: HomeAnswers;
  result: Result;
  page: string;
  onDistrict?: ((district: string) => void) | undefined;
}) {
  const names =
    result.kind === 'district-needed' && result.candidates.length > 0 ? result.candidates : hamburgDistricts;
  return (
    <div>
      <chakra.p color="inkMuted">{homeText(home)}</chakra.p>
      <chakra.p
        mt="2"
        fontFamily="heading"
        fontSize={{ base: 'xl', md: '2xl' }}
        lineHeight="heading"
        aria-live="polite"
      >
        {titleOf(result)}
      </chakra.p>
      <chakra.p mt="4" maxW="measure">
        {textOf(result)} Ihre Angaben bleiben erhalten.
      </chakra.p>
      {result.kind === 'district-needed' && !onDistrict && <DistrictForm {...{ home, names, page }} />}
      {result.kind === 'district-needed' && onDistrict && (
        <chakra.div mt="5" maxW="24rem">
          <SelectField
            label="Stadtteil"
            placeholder="Bitte wählen"
            value=""
            choices={names.map((name) => ({ value: name, label: name }))}
            onChange={({ target }) => onDistrict(target.value)}
          />
        </chakra.div>
      )}
    </div>
  );
}
