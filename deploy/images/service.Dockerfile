# One image for every Node process: docker build -f deploy/images/service.Dockerfile --build-arg APP=catalog .
# The BFF's image carries the built SPA, which it serves.
FROM node:24-bookworm-slim AS build
ARG APP
WORKDIR /estate
ENV NX_DAEMON=false
COPY package.json package-lock.json .npmrc nx.json tsconfig.base.json .swcrc ./
COPY libs libs
COPY apps apps
RUN npm ci \
 && npx nx run "@estate/${APP}:build" \
 && if [ "${APP}" = bff ]; then npx nx run @estate/web:build; fi \
 && rm -rf apps/propstack-sim apps/e2e libs/test-kit \
 && npm prune --omit=dev --ignore-scripts

FROM node:24-bookworm-slim
ARG APP
ENV NODE_ENV=production BIND_HOST=0.0.0.0
WORKDIR /estate
COPY --from=build --chown=root:root /estate /estate
WORKDIR /estate/apps/${APP}
# The number, so that Kubernetes can tell it is not root.
USER 1000
# SIGTERM drains running calls (server-kit, run-service.ts).
STOPSIGNAL SIGTERM
# The young generation gets half of the default; each process is about 10 MB smaller.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=8", "dist/main.js"]
