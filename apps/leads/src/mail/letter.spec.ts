import { describe, expect, it } from '@jest/globals';
import { asHtml } from './letter-html.ts';
import { asText, type Block, type Letter } from './letter.ts';

const evil = `<script>alert("x")</script> & 'so'`;
const escaped = '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; &#39;so&#39;';
const letter = (...blocks: Block[]): Letter => ({ subject: 'Betreff', blocks });
const html = (...blocks: Block[]) => asHtml(letter(...blocks), 'Agentur', 'Gruß');

describe('HTML', () => {
  it.each<[string, Block]>([
    ['text', { text: evil }],
    ['heading', { heading: evil }],
    ['label', { facts: [[evil, 'Wert']] }],
    ['value', { facts: [['Wert', evil]] }],
    ['quote', { label: 'Text', quote: evil }],
    ['link label', { link: 'https://a.example', label: evil }],
    ['link address', { link: `https://a.example/${evil}`, label: 'Seite' }],
  ])('the HTML of a letter escapes a %s', (_part, block) => {
    expect(html(block)).toContain(escaped);
    expect(html(block)).not.toContain('<script>');
  });

  it('the HTML of a letter escapes subject, sender and signature', () => {
    const page = asHtml({ subject: evil, blocks: [] }, evil, evil);
    expect(page.split(escaped)).toHaveLength(4);
    expect(page).not.toContain('<script>');
  });

  it('HTML keeps the lines of a quote', () => {
    expect(html({ label: 'Text', quote: 'eins\nzwei' })).toContain('eins<br>zwei');
  });

  it('the HTML of a letter loads nothing from anywhere', () => {
    expect(html({ text: 'Guten Tag' })).not.toMatch(/src=|url\(|https?:/);
  });
});

describe('text', () => {
  it('the text of a letter says the same in plain words, each line of a quote marked', () => {
    const text = asText(
      letter(
        { heading: 'Kontakt' },
        {
          facts: [
            ['Name', 'Änne'],
            ['Telefon', undefined],
            ['E-Mail', ''],
          ],
        },
        { label: 'Text', quote: 'eins\nzwei' },
        { link: 'https://a.example', label: 'Seite' },
      ),
      'Agentur',
    );
    expect(text).toBe(
      'KONTAKT\n\nName: Änne\n\nText:\n> eins\n> zwei\n\nSeite: https://a.example\n\n-- \nAgentur\n',
    );
  });
});
