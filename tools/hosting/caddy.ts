import { caching } from '#tools/server/caching';
import { mediaTypes } from '#tools/server/site-files';
import { type AnyCase, anyCase, anyOf, type HostRules, marks } from './host-rules';

export interface CaddyPlace {
  /** The address of the site; a bare name is served over HTTPS, with a certificate that Caddy fetches. */
  readonly address: string;
  /** The folder of the site on the server. */
  readonly root: string;
}

/** Writes a Caddyfile. Redirects use the address as it was written, since Caddy has decoded the path. */
export function caddyfile(rules: HostRules, { address, root }: CaddyPlace): string {
  const { prefix } = rules;
  const inBrowser = anyOf(rules.browserPaths);
  return `# The shop, written by the build: docs/hosting.md has the rules.
(everything) {
	header {
		-Server
${headerLines(rules.everything)}
	}
}

(documents) {
	header {
		Cache-Control "${caching.documents}"
${headerLines(rules.documents)}
	}
${captchaLines(rules)}}

(files) {
	header Cache-Control "${caching.rest}"
	@assets path /assets/*
	header @assets Cache-Control "${caching['/assets/']}"
	@page_data path /page-data/*
	header @page_data Cache-Control "${caching['/page-data/']}"
${[...mediaTypes].map(typeLines).join('\n')}
	route @html {
		import documents
	}
	file_server {
		precompressed br gzip
	}
}

${address} {
	root * ${root}
	import everything

	route {
		# Hidden files, the compressed siblings of others, and addresses that look like those of another site.
		@hidden path //* */.* *.br *.gz /404.html
		error @hidden 404

		@index {
			path_regexp /index\\.html$
			file {path}
		}
		route @index {
			uri strip_suffix index.html
			header Cache-Control no-cache
			redir * {uri} 308
		}
${prefix === '' ? '' : `\n\t\t@root path /\n\t\troute @root {\n\t\t\theader Cache-Control no-cache\n\t\t\tredir * ${prefix}{uri} 308\n\t\t}\n`}
		@page {
			path */
			file {path}index.html
		}
		route @page {
			import documents
			file_server {
				precompressed br gzip
			}
		}

		@file file {path}
		route @file {
			import files
		}

		# Only the browser knows which of these are pages.
		@browser {
			path */
			path_regexp ^${prefix}/${inBrowser}/
		}
		route @browser {
			import documents
			rewrite * ${prefix}/app-shell/index.html
			file_server {
				precompressed br gzip
			}
		}

		# What misses its slash${prefix === '' ? '' : ' or its language'}; only to addresses that exist.
		@slashless {
			not path */
			file {path}/index.html
		}
		route @slashless {
			header Cache-Control no-cache
			uri path_regexp [^/]$ $0/
			redir * {uri} 308
		}
		@slashless_browser path_regexp ^${prefix}/${inBrowser}(?:/|$)
		route @slashless_browser {
			header Cache-Control no-cache
			uri path_regexp [^/]$ $0/
			redir * {uri} 308
		}
${
  prefix === ''
    ? ''
    : `		@language {
			path */
			file ${prefix}{path}index.html
		}
		route @language {
			header Cache-Control no-cache
			redir * ${prefix}{uri} 308
		}
		@language_browser {
			path */
			path_regexp ^/${inBrowser}/
		}
		route @language_browser {
			header Cache-Control no-cache
			redir * ${prefix}{uri} 308
		}
		@language_slashless {
			not path */
			file ${prefix}{path}/index.html
		}
		route @language_slashless {
			header Cache-Control no-cache
			uri path_regexp [^/]$ $0/
			redir * ${prefix}{uri} 308
		}
		@language_slashless_browser path_regexp ^/${inBrowser}(?:/|$)
		route @language_slashless_browser {
			header Cache-Control no-cache
			uri path_regexp [^/]$ $0/
			redir * ${prefix}{uri} 308
		}
`
}
		# The addresses of pages in any case, also with marks behind them; what follows a beginning is a number or a code, and stays as it is.
		map {uri} {shop_address} {
${anyCase(rules).map(addressLine).join('\n')}
			default none
		}
		@any_case expression {shop_address} != "none"
		route @any_case {
			header Cache-Control no-cache
			redir * {shop_address} 308
		}
		error 404
	}

	handle_errors {
		import everything

		# Programs ask for these, and need no page when there is nothing.
		@programs path /assets/* /page-data/*
		handle @programs {
			header Cache-Control no-cache
			header Content-Type "text/plain; charset=utf-8"
			respond "Not found
" {err.status_code}
		}
		handle {
			import documents
			@nothing expression {err.status_code} == 404
			rewrite @nothing /404.html
			@failure expression {err.status_code} != 404
			rewrite @failure /500.html
			header @failure Cache-Control no-store
			file_server {
				precompressed br gzip
			}
		}
	}
}
`;
}

function addressLine({ pattern, address, isBeginning }: AnyCase): string {
  return isBeginning
    ? `\t\t\t"~(?i)^${pattern}(/[^?]*[^?/])?/?(\\?.*)?$" "${address.slice(0, -1)}\${1}/\${2}"
\t\t\t"~(?i)^${pattern}${marks}/?(\\?.*)?$" "${address}\${1}"`
    : `\t\t\t"~(?i)^${pattern}(?:/?${marks})?/?(\\?.*)?$" "${address}\${1}"`;
}

function typeLines([ending, type]: readonly [string, string]): string {
  const matcher = `@${ending.slice(1)}`;
  return `\t${matcher} path *${ending}\n\theader ${matcher} Content-Type "${type}"`;
}

function headerLines(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `\t\t${name} "${value}"`)
    .join('\n');
}

function captchaLines({ captcha, prefix }: HostRules): string {
  if (!captcha) return '';
  return `	@captcha path_regexp (?i)^${prefix}/${anyOf(captcha.pages)}/?$
	header @captcha Content-Security-Policy "${captcha.policy}"
`;
}
