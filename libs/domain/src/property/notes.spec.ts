import { expect, it } from '@jest/globals';
import { noteLines, noteParagraphs } from './notes.ts';

it('the lines of a note lose their typed bullets', () => {
  expect(noteLines('- Kamin\r\n•  Sauna\n\n3-fach verglast')).toEqual(['Kamin', 'Sauna', '3-fach verglast']);
});

it('paragraphs of a note stay as they are, because the import makes them plain', () => {
  expect(noteParagraphs('Hell &amp; ruhig\n\nErker')).toEqual(['Hell &amp; ruhig', 'Erker']);
  expect(noteParagraphs('Fläche < 100 m² & mehr')).toEqual(['Fläche < 100 m² & mehr']);
});
