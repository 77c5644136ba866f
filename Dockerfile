# The whole product in one container. It keeps state only in /data and /models: mount a volume for each, or
# set DATABASE_URL and your own engine.
FROM node:20-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ENV NEXT_OUTPUT=standalone NEXT_TELEMETRY_DISABLED=1
# Clerk's keys select the account provider at build time; without them, the image uses built-in accounts.
ARG NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY=""
ARG NEXT_PUBLIC_BASE_URL=""
# The address that prerendered pages give to search engines and in link previews.
ARG APP_URL=""
RUN --mount=type=secret,id=clerk_secret_key \
    CLERK_SECRET_KEY="$(cat /run/secrets/clerk_secret_key 2>/dev/null || true)" npm run build

FROM node:20-bookworm-slim
WORKDIR /app
# The same, for everything else.
ARG APP_URL=""
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 NEXT_MANUAL_SIG_HANDLE=true APP_URL=$APP_URL \
    HOSTNAME=0.0.0.0 PORT=3000 DATA_DIR=/data MODELS_DIR=/models
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
COPY --from=build /app/build ./build
COPY --from=build /app/db/migrations ./db/migrations
# The administrator's commands.
COPY --from=build /app/scripts ./scripts
# Worker processes load their engines by package name, which Next's standalone tracing can't see.
COPY --from=dependencies /app/node_modules ./node_modules
RUN mkdir -p /data /models && chown node:node /data /models
USER node
VOLUME ["/data", "/models"]
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
STOPSIGNAL SIGTERM
CMD ["node", "server.js"]
