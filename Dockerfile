# The storefront: built with the variables of `.env`, and served by nginx with the rules that the build writes for it.
FROM node:24.22.1-bookworm-slim AS build
WORKDIR /srv/build
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY index.html vite.config.ts tsconfig.json ./
COPY contracts contracts
COPY public public
COPY sandbox sandbox
COPY src src
COPY tools tools
# The content is not in this folder: another release reads it again, though no file has changed.
ARG RELEASE
RUN --mount=type=secret,id=storefront,target=/srv/build/.env,required=true npm run build

FROM nginx:1.30.5-alpine
COPY --from=build /srv/build/dist /srv/shop
COPY --from=build /srv/build/.cache/hosting/dist/nginx-image.conf /etc/nginx/nginx.conf
USER nginx
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/robots.txt"]
CMD ["nginx", "-e", "stderr"]
