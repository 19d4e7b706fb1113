# The images of all Node processes: docker build -f deploy/images/service.Dockerfile --build-arg APP=catalog .
# The stage `build` does not depend on APP, so all images share one install and one build.
ARG NODE_VERSION=24
# Only the package manifests, so that `npm ci` runs again only when they change.
FROM node:${NODE_VERSION}-bookworm-slim AS manifests
WORKDIR /estate
COPY package.json package-lock.json .npmrc ./
COPY libs libs
COPY apps apps
RUN find libs apps -type f ! -name package.json -delete && find libs apps -type d -empty -delete

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /estate
ENV NX_DAEMON=false
COPY --from=manifests /estate ./
RUN --mount=type=cache,target=/root/.npm npm ci
COPY nx.json tsconfig.base.json .swcrc ./
COPY libs libs
COPY apps apps
# Nx's cache, so that a change rebuilds only its project and the dependent projects.
RUN --mount=type=cache,target=/estate/.nx,sharing=locked npx nx run-many -t build --parallel=2
COPY deploy/images deploy/images

# The runnable app: its dist, the dist of our libraries, and their dependencies (prune.mjs).
FROM build AS pruned
ARG APP
RUN node deploy/images/prune.mjs "${APP}" pruned

FROM node:${NODE_VERSION}-bookworm-slim
ARG APP
LABEL org.opencontainers.image.title="estate ${APP}" \
      org.opencontainers.image.description="Website and back office of an estate agency: ${APP}" \
      org.opencontainers.image.licenses="UNLICENSED"
ENV NODE_ENV=production BIND_HOST=0.0.0.0 HEALTH_PORT=4002
# A new volume takes over the owner of the folder at its mount point.
RUN install -d -o 1000 -g 1000 /storage
WORKDIR /estate
COPY --from=pruned /estate/pruned ./
COPY deploy/images/healthcheck.mjs ./
COPY deploy/images/check-settings.mjs deploy/images/
WORKDIR /estate/apps/${APP}
# A numeric id, so that Kubernetes can verify that it is not root.
USER 1000:1000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --start-interval=2s --retries=6 \
  CMD ["node", "/estate/healthcheck.mjs"]
# SIGTERM drains running calls (server-kit, run-service.ts).
STOPSIGNAL SIGTERM
# Half of V8's default young generation; each process is about 10 MB smaller.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=8", "dist/main.js"]
