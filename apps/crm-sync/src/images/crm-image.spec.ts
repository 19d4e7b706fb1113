import { describe, expect, it } from '@jest/globals';
import { imagesOfUnit, privateImageIds } from './crm-image.ts';

const image = (id: number, fields: Record<string, unknown> = {}) => ({
  id,
  title: `Bild ${id}`,
  position: 0,
  is_private: false,
  is_floorplan: false,
  url: `https://images.propstack.de/${id}/original.jpg`,
  updated_at: '2026-10-01T00:00:00Z',
  ...fields,
});
const unit = (...images: unknown[]) => ({ id: 7, images });
const markOf = (fields: Record<string, unknown>) =>
  imagesOfUnit(unit(image(1, fields)))[0]?.image.change_mark;

describe('the images of an object', () => {
  it('the public images of a CRM object are those with is_private literally false', () => {
    const images = imagesOfUnit(
      unit(
        image(1),
        image(2, { is_private: true }),
        image(3, { is_private: undefined }),
        image(4, { url: null }),
        'x',
      ),
    );
    expect(images.map(({ image: { id } }) => id)).toEqual(['1']);
    expect(imagesOfUnit({ id: 7, images: null })).toEqual([]);
  });

  it('images of a CRM object are sorted by position, those with equal positions keep their order, and all get new numbers', () => {
    const images = imagesOfUnit(
      unit(
        image(1, { position: 2 }),
        image(2),
        image(3),
        image(4, { position: null }),
        image(5, { position: '1' }),
      ),
    );
    expect(images.map(({ image: { id, position } }) => [id, position])).toEqual([
      ['2', 0],
      ['3', 1],
      ['5', 2],
      ['1', 3],
      ['4', 4],
    ]);
  });

  it('of several images of a CRM object with the same id the first is used', () => {
    const images = imagesOfUnit(
      unit(
        image(5, { position: 1, title: 'doppelt' }),
        image(5, { title: 'Wohnen' }),
        image(7, { position: 2 }),
      ),
    );
    expect(images.map(({ image: { id, title, position } }) => [id, title, position])).toEqual([
      ['5', 'Wohnen', 0],
      ['7', 'Bild 7', 1],
    ]);
  });

  it.each([
    ['Grundriss OG', true],
    ['grundriß.png', true],
    ['Floor plan 2', true],
    ['Wohnzimmer', false],
  ])('an image from the CRM with the title %s is recognised as a floor plan: %s', (title, is_floorplan) => {
    expect(imagesOfUnit(unit(image(1, { title })))[0]?.image.is_floorplan).toBe(is_floorplan);
  });

  it.each([
    [{ is_private: true }, ['1']],
    [{ is_private: 'ja' }, ['1']],
    [{ is_private: false }, []],
    [{}, []],
  ])('the private images of a CRM object with %j are %j', (fields, ids) => {
    expect([...privateImageIds(unit({ id: 1, ...fields }))]).toEqual(ids);
  });

  it('an image from the CRM is stored under property id and image id, with title and kind [V-3.13]', () => {
    const [first] = imagesOfUnit(unit(image(9, { is_floorplan: true, title: ' ' })));
    expect(first).toEqual({
      image: {
        id: '9',
        title: null,
        position: 0,
        is_floorplan: true,
        storage_path: '7/9.jpeg',
        change_mark: expect.stringMatching(/^[\w-]{20}$/) as unknown,
      },
      url: 'https://images.propstack.de/9/original.jpg',
    });
  });

  it('of the nested image URLs of API version 2 the largest image is used', () => {
    const nested = image(1, { url: undefined, urls: { small: 'https://i/s', large: 'https://i/l' } });
    expect(imagesOfUnit(unit(nested))[0]?.url).toBe('https://i/l');
  });

  it('the change mark of an image depends on its update time and URL, but not on the host of the URL', () => {
    const mark = markOf({});
    expect(markOf({ title: 'anders', position: 5 })).toBe(mark);
    expect(markOf({ url: 'http://cdn.example/1/original.jpg' })).toBe(mark);
    expect(markOf({ updated_at: '2026-10-02T00:00:00Z' })).not.toBe(mark);
    expect(markOf({ url: 'https://images.propstack.de/1/original.jpg?2' })).not.toBe(mark);
  });
});
