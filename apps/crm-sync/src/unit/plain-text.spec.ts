import { describe, expect, it } from '@jest/globals';
import { longestText, plainText } from './plain-text.ts';

describe('a text of the CRM as plain text', () => {
  it.each([
    ['Haus &amp; Garten &quot;Süd&quot;', 'Haus & Garten "Süd"'],
    [
      '<style>p{color:red}</style><p>Willkommen</p><script>document.title="x"</script><b>hell &amp;amp; ruhig</b>',
      'Willkommen\n\nhell & ruhig',
    ],
    [
      '<p>Hohe Decken &amp; Flügel<b>türen</b>.</p><p>Erker<br>zur Allee</p><img src=x onerror=alert(1)>',
      'Hohe Decken & Flügeltüren.\n\nErker\nzur Allee',
    ],
    ['<ul><li>Kamin</li><li>Sauna</li></ul>', 'Kamin\nSauna'],
    ['Fläche < 100 m² & mehr', 'Fläche < 100 m² & mehr'],
    ['A&B GmbH, Preis <400.000 €', 'A&B GmbH, Preis <400.000 €'],
    ['Text </script>', 'Text'],
    ['Text <!-- intern: Eigentümer Probst --> Ende', 'Text  Ende'],
    ['Text </script><!--<script> Ende', 'Text'],
    ['&#8222;S&uuml;d&#x201C;&nbsp;&euro;', '„Süd“ €'],
    ['<div>eins</div>\r\n<div>zwei</div>', 'eins\n\nzwei'],
    ['<p>offen', 'offen'],
    ['&lt;b&gt;kein Tag&lt;/b&gt;', '<b>kein Tag</b>'],
    ['<svg><script>1</script></svg>Bad', 'Bad'],
    ['S&amp;uuml;d &amp;amp;amp; West &amp;#8222;Elbe&amp;ldquo;', 'Süd & West „Elbe“'],
    ['&amp;lt;b&amp;gt;kein Tag&amp;lt;/b&amp;gt;', '<b>kein Tag</b>'],
    ['Meyer&amp;Sohn &amp; Co.', 'Meyer&Sohn & Co.'],
    ['  Altbau\n\n- Stuck  ', 'Altbau\n\n- Stuck'],
  ])('the HTML text %j of the CRM becomes the plain text %j', (sent, expected) => {
    expect(plainText(sent)).toBe(expected);
  });

  it.each([
    ['nested tags', '<b>'.repeat(300_000)],
    ['closing tags of another kind', '<b>'.repeat(10_000) + '</i>'.repeat(10_000)],
    ['tags that never end', '<a '.repeat(400_000)],
    ['entities', '&amp;'.repeat(300_000)],
    ['entities that are escaped again and again', `&${'amp;'.repeat(300_000)}`],
    ['a text without tags', 'Wort '.repeat(300_000)],
  ])('a text of the CRM is parsed in bounded time and length: %s', (_what, sent) => {
    const begun = performance.now();
    expect(plainText(sent).length).toBeLessThanOrEqual(longestText);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
