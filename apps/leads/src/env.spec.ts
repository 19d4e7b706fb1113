import { EnvError, parseEnv } from '@estate/server-kit/process/env';
import { serviceKeys } from '@estate/test-kit/service-keys';
import { describe, expect, it } from '@jest/globals';
import { leadsEnv, refuseDemoContent } from './env.ts';

const production = {
  NODE_ENV: 'production',
  MONGODB_URL: 'mongodb://mongo/estate',
  REDIS_URL: 'redis://redis:6379',
  SMTP_URL: 'smtps://user:word@mail.example',
  MAIL_FROM: 'website@makler.example',
  CATALOG_URL: 'http://catalog:4000',
  CRM_SYNC_URL: 'http://crm-sync:4000',
  IDENTITY_URL: 'http://identity:4000',
  CONTENT_URL: 'http://content:4000',
  MEDIA_URL: 'http://media:4000',
  AUTH_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://makler.example',
  ...serviceKeys,
};

describe('environment', () => {
  it('the environment of leads is complete without LEADS_MAIL_TO', () => {
    expect(parseEnv(leadsEnv, production)).toMatchObject({ ALLOW_DEMO_CONTENT: false });
  });

  it('the environment of leads is refused with a message that names all invalid variables', () => {
    const faulty = { ...production, MAIL_FROM: 'Agentur', SMTP_URL: 'http://mail', CATALOG_URL: '' };
    expect(() => parseEnv(leadsEnv, faulty)).toThrow(/SMTP_URL[^]*MAIL_FROM[^]*CATALOG_URL/);
  });
});

describe('demo content', () => {
  it.each([
    ['refused in production', 'production', false, true, true],
    ['allowed in production by ALLOW_DEMO_CONTENT', 'production', true, true, false],
    ['allowed on a development machine', 'development', false, true, false],
    ['no matter once replaced', 'production', false, false, false],
  ] as const)(
    'demo content at the start of leads is %s',
    (_case, NODE_ENV, ALLOW_DEMO_CONTENT, isDemo, isRefused) => {
      const start = () => refuseDemoContent({ NODE_ENV, ALLOW_DEMO_CONTENT }, isDemo);
      if (isRefused) expect(start).toThrow(EnvError);
      else expect(start).not.toThrow();
    },
  );
});
