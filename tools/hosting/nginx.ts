import { caching } from '#tools/server/caching';
import { mediaTypes } from '#tools/server/site-files';
import { type AnyCase, anyCase, anyOf, type HostRules, marks } from './host-rules';

export interface NginxPlace {
  /** A port, or an address with one. */
  readonly listen: string;
  /** The folder of the site on the server. */
  readonly root: string;
}

/**
 * Writes a whole configuration around the site's part, for an nginx without privileges: it writes into one folder alone (`pid`
 * and bodies of requests), stays in the foreground and keeps no log of visitors.
 */
export function nginxProgram(site: string, folder: string): string {
  return `daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes auto;
events {}
http {
access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${site}}
`;
}

/**
 * Writes the site's part of an nginx configuration, which belongs into its http block. Redirects repeat the address as it was
 * written, without slashes in front: nginx has decoded `$uri`, which could carry a line break into the header.
 */
export function nginxConfiguration(rules: HostRules, { listen, root }: NginxPlace): string {
  const { prefix, host } = rules;
  const inBrowser = anyOf(rules.browserPaths);
  return `# The shop, written by the build: docs/hosting.md has the rules. It belongs into the http block of nginx.
map $request_uri $shop_written {
    "~^/*(?<shop_path>[^?]*)" /$shop_path;
}
map $shop_written $shop_slashed {
    "~/$" $shop_written;
    default $shop_written/;
}
map $uri $shop_folder {
    "~/$" $uri;
    default $uri/;
}
# The addresses of pages in any case, also with marks behind them; what follows a beginning is a number or a code, and stays as it is.
map $shop_slashed $shop_address {
    default "";
${anyCase(rules).map(addressLine).join('\n')}
}
map "$status $uri" $shop_caching {
    "~^5" no-store;
    "~^(?:4|308)" no-cache;
    "~^[0-9]+ /assets/" "${caching['/assets/']}";
    "~^[0-9]+ /page-data/" "${caching['/page-data/']}";
    "~\\.html$" "${caching.documents}";
    default "${caching.rest}";
}
${documentMaps(rules)}
server {
    listen ${listen};
    server_name ${host};
    root ${root};
    absolute_redirect off;
    server_tokens off;
    gzip_static on;
    # Where the module is installed: brotli_static on;

    default_type application/octet-stream;
    types {
${[...mediaTypes].map(([ending, type]) => `        "${type}" ${ending.slice(1)};`).join('\n')}
    }

${Object.entries(rules.everything)
  .map(([name, value]) => `    add_header ${name} "${value}" always;`)
  .join('\n')}
    add_header Cache-Control $shop_caching always;
${documentHeaderNames(rules)
  .map((name) => `    add_header ${name} ${variableOf(name)} always;`)
  .join('\n')}

    error_page 404 /404.html;
    error_page 500 502 503 504 /500.html;
    location = /404.html { internal; }

    # Programs ask for these, and need no page when there is nothing.
    location ~ ^/(?:assets|page-data)/ {
        if ($uri ~ \\.(?:br|gz)$) { return 404; }
        try_files $uri =404;
        error_page 404 @nothing;
    }
    location @nothing {
        types {}
        default_type "text/plain; charset=utf-8";
        return 404 "Not found\\n";
    }

    # Hidden files, and the compressed siblings of others.
    location ~ (?:/\\.|\\.(?:br|gz)$) { return 404; }
${prefix === '' ? '' : `\n    location = / { return 308 ${prefix}/$is_args$args; }\n`}
    location ~ /index\\.html$ {
        set $shop_index $shop_written;
        if (!-f $request_filename) { set $shop_index ""; }
        if ($shop_index ~ "^(.*/)index\\.html$") { return 308 $1$is_args$args; }
        try_files $uri =404;
    }

    # Only the browser knows which of these are pages.
    location ~ (?s)^${prefix}/${inBrowser}/(?:.*/)?$ {
        try_files \${uri}index.html ${prefix}/app-shell/index.html =404;
    }

    location ~ /$ { try_files \${uri}index.html @elsewhere; }
    location / { try_files $uri @elsewhere; }

    # Another form of an address that exists: without its slash${prefix === '' ? '' : ' or its language'},
    # in capitals, or with a mark behind it.
    location @elsewhere {
        if (-f $document_root\${shop_folder}index.html) { return 308 $shop_slashed$is_args$args; }
        if ($shop_folder ~ ^${prefix}/${inBrowser}/) { return 308 $shop_slashed$is_args$args; }
${
  prefix === ''
    ? ''
    : `        if (-f $document_root${prefix}\${shop_folder}index.html) { return 308 ${prefix}$shop_slashed$is_args$args; }
        if ($shop_folder ~ ^/${inBrowser}/) { return 308 ${prefix}$shop_slashed$is_args$args; }
`
}        if ($shop_address) { return 308 $shop_address$is_args$args; }
        return 404;
    }
}
`;
}

function addressLine({ pattern, address, isBeginning }: AnyCase): string {
  return isBeginning
    ? `    "~*^${pattern}/(?<shop_rest>.*)$" "${address}$shop_rest";\n    "~*^${pattern}${marks}/$" "${address}";`
    : `    "~*^${pattern}(?:/?${marks})?/$" "${address}";`;
}

function documentHeaderNames({ documents }: HostRules): readonly string[] {
  return Object.keys(documents);
}

/** A map for each header that only documents have: nginx leaves out a header without a value. */
function documentMaps(rules: HostRules): string {
  return Object.entries(rules.documents)
    .map(([name, value]) => {
      const captcha = name === 'Content-Security-Policy' ? captchaRule(rules) : '';
      return `map "$status $uri $shop_written" ${variableOf(name)} {
    "~^308" "";
${captcha}    "~\\.html " "${value}";
    default "";
}`;
    })
    .join('\n');
}

function captchaRule({ captcha, prefix }: HostRules): string {
  return captcha ? `    "~*\\.html ${prefix}/${anyOf(captcha.pages)}/*$" "${captcha.policy}";\n` : '';
}

function variableOf(header: string): string {
  return `$shop_${header.toLowerCase().replaceAll('-', '_')}`;
}
