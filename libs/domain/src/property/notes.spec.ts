import { expect, it } from '@jest/globals';
import { noteLines, noteParagraphs } from './notes.ts';

it('typed bullets are removed from the lines of a property note', () => {
  expect(noteLines('- Kamin\r\n•  Sauna\n\n3-fach verglast')).toEqual(['Kamin', 'Sauna', '3-fach verglast']);
});

it('paragraphs of a property note are not decoded, because the import has made them plain text', () => {
  expect(noteParagraphs('Hell &amp; ruhig\n\nErker')).toEqual(['Hell &amp; ruhig', 'Erker']);
  expect(noteParagraphs('Fläche < 100 m² & mehr')).toEqual(['Fläche < 100 m² & mehr']);
});
