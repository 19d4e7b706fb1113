import { describe, expect, it } from '@jest/globals';
import { mailboxIdentity } from './mailbox-identity.ts';

describe('the mailbox behind an address', () => {
  it.each([
    ['Anna.Muster@gmail.com', 'annamuster@gmail.com'],
    ['a.n.n.a+haus@googlemail.com', 'anna@gmail.com'],
    ['Anna+1@Example.org', 'anna@example.org'],
    ['anna.muster@web.de', 'anna.muster@web.de'],
    ['anna@xn--mller-kva.de', 'anna@müller.de'],
  ])('the e-mail address of %s belongs to the mailbox %s [V-7.25]', (email, box) =>
    expect(mailboxIdentity(email).box).toBe(box),
  );

  it.each([
    ['x@gmx.de', 'gmx.de', true],
    ['x@a.evil.example', 'evil.example', false],
    ['x@b.c.evil.de', 'evil.de', false],
    ['x@mail.firm.co.uk', 'firm.co.uk', false],
  ])(
    'the e-mail address of %s counts towards the limit of %s, which many people share: %s',
    (email, domain, isLargeProvider) =>
      expect(mailboxIdentity(email)).toMatchObject({ domain, isLargeProvider }),
  );
});
