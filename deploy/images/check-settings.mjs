/**
 * Exits with one message that lists every setting of NEEDED_SETTINGS that is missing in the environment; `A|B` means
 * at least one of both. Under https a proxy ends TLS, so the number of proxies (TRUST_PROXY) is needed too.
 */
const { NEEDED_SETTINGS = '', ...settings } = process.env;
const needed = NEEDED_SETTINGS.split(/\s+/).filter(Boolean);
if (settings['PUBLIC_URL']?.startsWith('https:')) needed.push('TRUST_PROXY');
const missing = needed.filter((names) => !names.split('|').some((name) => settings[name]));
const { isDemoContent } = await import('@estate/content/demo');
if (isDemoContent && settings['ALLOW_DEMO_CONTENT'] !== 'true')
  missing.push('ALLOW_DEMO_CONTENT (libs/content still holds invented people; true starts with them)');
if (missing.length > 0) {
  const names = missing.map((name) => `  ${name.replaceAll('|', ' or ')}`).join('\n');
  const ways = 'Set them in .env or in the environment. For a demo without any setting:';
  console.error(`These settings are missing:\n${names}\n${ways}`);
  console.error('  COMPOSE_ENV_FILES=deploy/compose/demo.env docker compose up --build');
  process.exit(1);
}
