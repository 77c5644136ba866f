# One container of the product. It keeps nothing but /data and /models: give it a volume for each, or a
# DATABASE_URL and an engine of your own.
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
# Clerk's keys choose the accounts at build time; without them the image has accounts of its own.
ARG NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY=""
ARG NEXT_PUBLIC_BASE_URL=""
RUN --mount=type=secret,id=clerk_secret_key \
    CLERK_SECRET_KEY="$(cat /run/secrets/clerk_secret_key 2>/dev/null || true)" npm run build

FROM node:20-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 NEXT_MANUAL_SIG_HANDLE=true \
    HOSTNAME=0.0.0.0 PORT=3000 DATA_DIR=/data MODELS_DIR=/models
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
COPY --from=build /app/build ./build
COPY --from=build /app/db/migrations ./db/migrations
# The worker programs load their engines by name, which the standalone folder does not know of.
COPY --from=dependencies /app/node_modules ./node_modules
RUN mkdir -p /data /models && chown node:node /data /models
USER node
VOLUME ["/data", "/models"]
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
STOPSIGNAL SIGTERM
CMD ["node", "server.js"]
