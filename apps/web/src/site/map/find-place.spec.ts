import { expect, it } from '@jest/globals';
import drawn from '@estate/domain/geo/places.gen.json';
import { findPlace } from './find-place.ts';

const stock = [
  { name: '20257', lng: 9.95, lat: 53.57 },
  { name: '20259', lng: 9.95, lat: 53.57 },
  { name: 'Port d’Andratx', lng: 2.39, lat: 39.54 },
  { name: 'Costa Blanca', lng: 0.1, lat: 38.7 },
];
const known = [...drawn.filter(({ kind }) => kind !== 'water'), ...stock];

it.each([
  ['Altona', 'Altona'],
  ['hamburg nord', 'Hamburg-Nord'],
  ['eimsbuettel', 'Eimsbüttel'],
  ['ottensn', 'Ottensen'],
  ['St.Pauli', 'St. Pauli'],
  ['Schanze', 'Sternschanze'],
  ['Barmbek', 'Barmbek-Süd'],
  ['Pollenca', 'Pollença'],
  ['javea', 'Jávea'],
  [' costa  blanca ', 'Costa Blanca'],
  ['20257', '20257'],
])('the radius form of the map finds %j as %s [V-2.122]', (typed, name) => {
  expect(findPlace(known, typed)?.name).toBe(name);
});

it.each(['', ' ', 'Atlantis', '20258', '2025', 'Hom'])(
  'the radius form of the map finds no place for %j',
  (typed) => {
    expect(findPlace(known, typed)).toBeUndefined();
  },
);
