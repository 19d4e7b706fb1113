import { describe, expect, it } from '@jest/globals';
import { fileSources } from './file-source.ts';

describe('where files of the CRM may come from', () => {
  const byDefault = fileSources('http://127.0.0.1:4010', undefined);
  const listed = fileSources('https://api.propstack.de', ['cdn.example', '10.0.0.5:8080']);

  it.each([
    ['https://images.propstack.de/a.jpg', true],
    ['http://127.0.0.1:4010/images/a.jpg', true],
    ['http://127.0.0.1:6379/', false],
    ['http://127.0.0.1/', false],
    ['https://images.propstack.de.evil.example/a.jpg', false],
    ['https://images.propstack.de@evil.example/a.jpg', false],
    ['https://user:pass@images.propstack.de/a.jpg', false],
    ['file:///etc/passwd', false],
    ['ftp://images.propstack.de/a.jpg', false],
    ['//images.propstack.de/a.jpg', false],
    ['', false],
  ])('without a list of allowed hosts, a file may come from %s: %s', (url, isAllowed) => {
    expect(byDefault(url)).toBe(isAllowed);
  });

  it.each([
    ['https://cdn.example/a.jpg', true],
    ['https://CDN.example/a.jpg', true],
    ['http://10.0.0.5:8080/a.jpg', true],
    ['http://10.0.0.5/a.jpg', false],
    ['https://images.propstack.de/a.jpg', false],
    ['https://169.254.169.254/latest/meta-data', false],
  ])('with a list of allowed hosts, a file may come from %s: %s', (url, isAllowed) => {
    expect(listed(url)).toBe(isAllowed);
  });
});
