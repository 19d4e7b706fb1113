import { order } from '@estate/domain/forms/order';
import type { ComponentProps } from 'react';
import { chakra } from '#styled-system/jsx';
import type { OrderOffer } from '../../shared/api/types.ts';
import { typeset } from '../ui/typeset.tsx';
import { VisitorForm } from './visitor-form.tsx';

type OrderText = OrderOffer['texts'][number];

/** A text of the contract, in full; a long one scrolls, also by keyboard. */
const ContractText = ({ title, text }: OrderText) => (
  <chakra.section>
    <chakra.h3 fontSize="md">{title}</chakra.h3>
    <chakra.div
      role="region"
      aria-label={title}
      tabIndex={0}
      mt="2"
      p="3"
      maxH="14rem"
      overflowY="auto"
      borderWidth="1px"
      borderRadius="card"
      fontSize="xs"
      whiteSpace="pre-line"
    >
      {typeset(text)}
    </chakra.div>
  </chakra.section>
);

const KeyFacts = ({ facts }: Pick<OrderOffer, 'facts'>) => (
  <chakra.dl
    aria-label="Ihr Auftrag"
    display="grid"
    gridTemplateColumns={{ base: '1fr', sm: 'auto 1fr' }}
    columnGap="4"
    p="4"
    bg="sand"
    borderRadius="card"
  >
    {facts.map(([label, text]) => (
      <chakra.div key={label} display="contents">
        <chakra.dt color="inkMuted">{label}</chakra.dt>
        <chakra.dd fontWeight="semibold">{typeset(text)}</chakra.dd>
      </chakra.div>
    ))}
  </chakra.dl>
);

/**
 * The paid order of a property (decision 72): its texts in full, the fields, two declarations apart, and the key facts
 * directly above the button (§ 312j (2), (3) BGB).
 */
export function OrderForm({
  offer,
  ...shared
}: { offer: OrderOffer } & Pick<
  ComponentProps<typeof VisitorForm>,
  'page' | 'propertyId' | 'known' | 'onSent'
>) {
  const { terms, facts, texts } = offer;
  const textOf = (name: OrderText['name']) => texts.find((text) => text.name === name)?.text ?? '';
  const declarations = { startEarly: textOf('startEarly'), loseRight: textOf('loseRight') };
  return (
    <VisitorForm
      form={order}
      answered={{ terms }}
      orderTexts={declarations}
      beforeButton={<KeyFacts facts={facts} />}
      {...shared}
    >
      {texts
        .filter(({ name }) => !(name in declarations))
        .map((text) => (
          <ContractText key={text.name} {...text} />
        ))}
    </VisitorForm>
  );
}
