import { useState } from 'react';
import {
  wholeNumberInvalid,
  constructionYearInvalid,
  constructionYears,
  plotAreaMissing,
  valuationLimits,
} from '@estate/domain/forms/valuation-values';
import { chakra } from '#styled-system/jsx';
import { TextField } from '../../../../shared/form/text-field.tsx';
import { canContinue, type Funnel, isAsked, isNumberWrong, plotArea } from '../funnel-state.ts';
import { AreaField } from '../parts/area-field.tsx';
import { StepForm } from '../parts/step-form.tsx';
import { Stepper } from '../parts/stepper.tsx';
import { Tooltip } from '../parts/tooltip.tsx';
import type { StepProps } from './step-props.ts';

function floorInWords(floor: number): string {
  if (floor === 0) return 'Erdgeschoss';
  return floor > 0 ? `${floor}. Obergeschoss` : floor === -1 ? 'Keller' : `${-floor}. Untergeschoss`;
}

function plotAreaError(funnel: Funnel): string | undefined {
  if (isNumberWrong(funnel.plotArea, valuationLimits.plotArea))
    return wholeNumberInvalid(valuationLimits.plotArea);
  return funnel.propertyType === 'grundstueck' && plotArea(funnel) === null ? plotAreaMissing : undefined;
}

/** Step 3: year, rooms, floor (apartments only) and areas; of a plot its area alone. */
export function DetailsStep({ funnel, dispatch, titleId }: StepProps) {
  const [hasTried, setTried] = useState(false);
  const isPlot = funnel.propertyType === 'grundstueck';

  const proceed = () => {
    setTried(true);
    if (canContinue(funnel)) dispatch({ kind: 'continue' });
  };

  return (
    <StepForm titleId={titleId} onContinue={proceed}>
      {!isPlot && <BuildingFields {...{ funnel, dispatch, hasTried }} />}
      {isAsked(funnel, 'plot_area') && (
        <chakra.div maxW={{ md: '20rem' }}>
          <TextField
            label="Grundstücksfläche in m²"
            help={isPlot ? 'Sie steht im Grundbuch und im Grundsteuerbescheid.' : undefined}
            optional={!isPlot}
            required={isPlot}
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            value={funnel.plotArea}
            onChange={(event) => dispatch({ kind: 'type-plot-area', text: event.target.value })}
            error={hasTried ? plotAreaError(funnel) : undefined}
          />
        </chakra.div>
      )}
    </StepForm>
  );
}

function BuildingFields({
  funnel,
  dispatch,
  hasTried,
}: Pick<StepProps, 'funnel' | 'dispatch'> & { hasTried: boolean }) {
  return (
    <>
      <chakra.div
        display="grid"
        columnGap="6"
        rowGap="7"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '11rem 12rem minmax(0, 1fr)' }}
      >
        <TextField
          label="Baujahr"
          optional
          placeholder="1970"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={funnel.year}
          onChange={(event) => dispatch({ kind: 'type-year', text: event.target.value })}
          error={
            hasTried && isNumberWrong(funnel.year, constructionYears())
              ? constructionYearInvalid()
              : undefined
          }
        />
        <Stepper
          label="Zimmer"
          value={funnel.rooms}
          limit={valuationLimits.rooms}
          onStep={(by) => dispatch({ kind: 'step-rooms', by })}
        />
        {isAsked(funnel, 'floor') && (
          <Stepper
            label="Etage"
            value={funnel.floor}
            limit={valuationLimits.floor}
            meaning={funnel.floor === null ? undefined : floorInWords(funnel.floor)}
            tooltip={
              <Tooltip label="Erklärung zur Etage">
                -1: Keller
                <br />
                0: Erdgeschoss
                <br />
                1: erstes Obergeschoss
              </Tooltip>
            }
            onStep={(by) => dispatch({ kind: 'step-floor', by })}
          />
        )}
      </chakra.div>
      <AreaField
        label="Wohnfläche"
        area={funnel.livingArea}
        hasTried={hasTried}
        limit={valuationLimits.livingArea}
        tooltip={
          <Tooltip label="Erklärung zur Wohnfläche">
            Alle Wohnräume ohne Keller, Dachboden und Garage. Ein ungefährer Wert genügt.
          </Tooltip>
        }
        onSlide={(value) => dispatch({ kind: 'slide-living-area', value })}
        onType={(text) => dispatch({ kind: 'type-living-area', text })}
      />
      <AreaField
        label="Garten / Balkon"
        area={funnel.gardenArea}
        hasTried={hasTried}
        limit={valuationLimits.gardenArea}
        onSlide={(value) => dispatch({ kind: 'slide-garden-area', value })}
        onType={(text) => dispatch({ kind: 'type-garden-area', text })}
      />
    </>
  );
}
