import { expect, it } from '@jest/globals';
import { Stock } from './stock.ts';
import { type Unit } from './unit.ts';

const units = new Stock().all();
const count = (test: (unit: Unit) => boolean) => units.filter(test).length;
const isGerman = ({ flat }: Unit) => flat['country'] === 'DEU' && flat['archived'] === false;
const types = ['APARTMENT', 'HOUSE', 'TRADE_SITE', 'OFFICE', 'STORE', 'GASTRONOMY', 'INDUSTRY', 'INVESTMENT'];

it.each<[string, number, (unit: Unit) => boolean]>([
  ['offers in Germany', 75, (unit) => isGerman(unit) && [170240, 170241, 170242].includes(unit.statusId)],
  ['objects on the market in Germany', 12, (unit) => isGerman(unit) && unit.statusId === 170241],
  ['sold or let objects', 10, ({ statusId }) => statusId === 170243],
  ['objects in acquisition', 1, ({ statusId }) => statusId === 170239],
  ['offers in Spain', 10, ({ flat, statusId }) => flat['country'] === 'ESP' && statusId !== 170243],
  ['rentals', 15, ({ flat }) => flat['marketing_type'] === 'RENT'],
  ...types.map((type): [string, number, (unit: Unit) => boolean] => [
    `objects of the type ${type}`,
    1,
    ({ flat }) => flat['rs_type'] === type,
  ]),
])('the demo stock of the simulated CRM has %s, at least %d', (_what, least, test) => {
  expect(count(test)).toBeGreaterThanOrEqual(least);
});

it('each title of the demo stock is unique, and a reserved object says so in its title', () => {
  expect(new Set(units.map(({ fields }) => fields['title'])).size).toBe(units.length);
  const reserved = units.filter(({ statusId }) => statusId === 170242);
  expect(reserved.every(({ fields }) => /reserviert/i.test(JSON.stringify(fields['title'])))).toBe(true);
});

it("the objects of the demo stock that the website's content refers to have fixed ids", () => {
  const titleOf = (id: number) => units.find((unit) => unit.id === id)?.fields['title'];
  expect([titleOf(4813710), titleOf(4812683)]).toEqual([
    'Stilvolle Altbauwohnung mit zwei Balkonen in Eppendorf',
    'Fachwerkhaus in der Unterstadt von Lauenburg',
  ]);
});

it('a larger demo stock begins with the smaller one, and its ids and titles are unique', () => {
  const large = new Stock(900).all();
  expect(large.slice(0, 400)).toEqual(new Stock(400).all());
  expect(new Set(large.map(({ id }) => id)).size).toBe(900);
  expect(new Set(large.map(({ fields }) => fields['title'])).size).toBe(900);
});
