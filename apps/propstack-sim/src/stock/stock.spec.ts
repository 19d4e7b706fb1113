import { describe, expect, it } from '@jest/globals';
import { Stock } from './stock.ts';
import { type Unit } from './unit.ts';

const units = new Stock().all();
const count = (test: (unit: Unit) => boolean) => units.filter(test).length;
const isGerman = (unit: Unit) => unit.flat['country'] === 'DEU' && unit.flat['archived'] === false;

describe('demo stock', () => {
  it('covers all statuses, Germany and Spain, sale and rent, homes, plots and shops', () => {
    expect(units.length).toBeGreaterThanOrEqual(110);
    expect(
      count((unit) => isGerman(unit) && [170240, 170241, 170242].includes(unit.statusId)),
    ).toBeGreaterThanOrEqual(75);
    expect(count((unit) => isGerman(unit) && unit.statusId === 170241)).toBeGreaterThanOrEqual(12);
    expect(count((unit) => unit.statusId === 170243)).toBeGreaterThanOrEqual(10);
    expect(
      count((unit) => unit.flat['country'] === 'ESP' && [170241, 170242].includes(unit.statusId)),
    ).toBeGreaterThanOrEqual(10);
    expect(count((unit) => unit.flat['marketing_type'] === 'RENT')).toBeGreaterThanOrEqual(15);
    for (const type of [
      'APARTMENT',
      'HOUSE',
      'TRADE_SITE',
      'OFFICE',
      'STORE',
      'GASTRONOMY',
      'INDUSTRY',
      'INVESTMENT',
    ]) {
      expect(count((unit) => unit.flat['rs_type'] === type)).toBeGreaterThan(0);
    }
    expect(new Set(units.map(({ statusId }) => statusId))).toEqual(
      new Set([170239, 170240, 170241, 170242, 170243]),
    );
  });

  it('has one title per object and says so in the title when it is reserved', () => {
    expect(new Set(units.map(({ fields }) => fields['title'])).size).toBe(units.length);
    const reserved = units.filter(({ statusId }) => statusId === 170242);
    expect(reserved.every(({ fields }) => /reserviert/i.test(JSON.stringify(fields['title'])))).toBe(true);
  });

  it('keeps the ids that the site content refers to', () => {
    expect(units.find(({ id }) => id === 4813710)?.fields['title']).toBe(
      'Stilvolle Altbauwohnung mit zwei Balkonen in Eppendorf',
    );
    expect(units.find(({ id }) => id === 4812683)?.fields['title']).toBe(
      'Fachwerkhaus in der Unterstadt von Lauenburg',
    );
  });
});

describe('a stock of any size', () => {
  it('is the same every time, and a larger one begins with the smaller one', () => {
    const [small, large] = [new Stock(400).all(), new Stock(900).all()];
    expect(new Stock(400).all()).toEqual(small);
    expect(large.slice(0, 400)).toEqual(small);
    expect(new Set(large.map(({ id }) => id)).size).toBe(900);
    expect(new Set(large.map(({ fields }) => fields['title'])).size).toBe(900);
  });

  it('is made whole', () => {
    expect(new Stock(5000).all()).toHaveLength(5000);
  });
});
