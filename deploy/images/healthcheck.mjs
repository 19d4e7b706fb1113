/**
 * The HEALTHCHECK of every image: exit code 0 if HEALTH_URL, by default the process's readiness, responds with 2xx.
 */
const { HEALTH_URL, HEALTH_PORT } = process.env;
const answer = await fetch(HEALTH_URL ?? `http://127.0.0.1:${HEALTH_PORT}/readyz`).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
