/**
 * The layer rules of docs/architecture.md. Every rule has a tree under test/architecture/fixtures that must break it, so a
 * pattern that matches nothing is found by the tests. `import type` counts like any other import.
 */

/** A package in node_modules, wherever that folder stands. */
const packages = (...names) => `(^|/)node_modules/(${names.join('|')})(/|$)`;

const ENTRY_POINTS = '^src/main\\.';
/** What checks what a person typed: the parts in the kit, and the fields of each form. */
const CHECKS = '^src/ui/(kit/(at-most|find-problems|is-readable)|.+-checks)\\.ts$';
const ANY_PACKAGE = '(^|/)node_modules/';

/** The plugins of engines from the ground: each may import those before it, and none that follows. */
const ENGINE_PLUGINS = [
  ...[
    'core',
    'ledger',
    'calls',
    'recent-calls',
    'session',
    'customer',
    'geography',
    'address-book',
    'cart',
    'saved-card',
  ],
  ...['payment', 'tax', 'promo-code', 'store-credit', 'gift-card', 'subscription', 'stock-notice', 'catalogue'],
  ...['checkout', 'orders', 'group-order', 'referral', 'rebuild', 'mail', 'repeated-calls', 'reviews', 'events'],
  ...['affiliate', 'failures', 'audit', 'contact', 'mailing-list', 'giveaway', 'geolocation', 'heartbeat'],
];
const pluginFolder = (...names) => `^engines/[^/]+/src/plugins/(${names.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    // --- Layers point inward -------------------------------------------------------------------------------------------
    {
      name: 'domain-stands-alone',
      comment: 'The rules of the shop know nothing but themselves: no other layer, no package, no Node module.',
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { pathNot: '^src/domain/' },
    },
    {
      name: 'application-knows-the-domain-only',
      comment: 'Use cases and ports rest on the domain; whatever is outside comes through a port.',
      severity: 'error',
      from: { path: '^src/application/' },
      to: { pathNot: '^src/(domain|application)/' },
    },
    {
      name: 'ports-know-no-use-case',
      comment: 'A port is a contract; it must not depend on the rules that use it.',
      severity: 'error',
      from: { path: '^src/application/ports/' },
      to: { path: '^src/application/', pathNot: '^src/application/ports/' },
    },
    {
      name: 'infrastructure-knows-ports-and-domain',
      comment: 'An adapter fulfils a port, and logs. It sees no use case, no user interface and no composition.',
      severity: 'error',
      from: { path: '^src/infrastructure/' },
      to: {
        path: '^(src|sandbox|test|tools)/',
        pathNot: '^src/(infrastructure/|domain/|application/(ports/|calls/log\\.ts$))',
      },
    },
    {
      name: 'ui-knows-no-outside-system',
      comment: 'The user interface sees use cases, ports and the domain; adapters are bound in composition.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^(src|contracts|sandbox|test|tools)/', pathNot: '^src/(ui|domain|application)/' },
    },
    {
      name: 'views-talk-to-presenters',
      comment: 'A view draws what its presenter says; use cases are the presenter’s business.',
      severity: 'error',
      from: { path: '^src/ui/.+\\.tsx$' },
      to: { path: '^src/application/', pathNot: '^src/application/ports/' },
    },
    {
      name: 'concepts-share-what-others-use',
      comment:
        'What other concepts use of a concept stands in its folder shared, small screens that they show in parts; the rest can change without them.',
      severity: 'error',
      from: { path: '^src/ui/([^/]+)/' },
      to: {
        path: '^src/ui/',
        pathNot: '^src/ui/($1|kit|shell|shelf|blocks|for-programs|styles|[^/]+/(shared|parts))/',
      },
    },
    {
      name: 'shared-needs-no-private',
      comment: 'A door that leads into the private files of its concept is none: what it needs stands in it.',
      severity: 'error',
      from: { path: '^src/ui/[^/]+/shared/' },
      to: { path: '^src/ui/', pathNot: '^src/ui/(kit|shell|[^/]+/shared)/' },
    },
    {
      name: 'shell-knows-no-concept',
      comment: 'Every page stands on the shell; what is around a page and knows concepts is the frame.',
      severity: 'error',
      from: { path: '^src/ui/shell/' },
      to: { path: '^src/ui/', pathNot: '^src/ui/(kit|shell)/' },
    },
    {
      name: 'only-composition-imports-frame',
      comment: 'The frame stands on top of all concepts, so none of them can need it.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/ui/frame/', '^src/composition/', ENTRY_POINTS] },
      to: { path: '^src/ui/frame/' },
    },
    {
      name: 'kit-knows-no-concept',
      comment: 'What draws and what waits is the same for carts and for reviews.',
      severity: 'error',
      from: { path: '^src/ui/kit/' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/ui/kit/',
          '^src/domain/(interval|money|text)/',
          '^src/application/ports/(gateway-error|token|system/)',
          '^src/application/calls/log\\.ts$',
        ],
      },
    },
    {
      name: 'entry-points-know-no-adapter',
      comment: 'What starts the shop asks composition for it; only composition names adapters.',
      severity: 'error',
      from: { path: ENTRY_POINTS },
      to: { path: '^src/infrastructure/' },
    },
    {
      name: 'nothing-imports-an-entry-point',
      comment: 'Entry points are started, not imported.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: ENTRY_POINTS },
    },
    {
      name: 'only-the-current-cart-touches-its-storage',
      comment: 'CurrentCart keeps number, token, owner, promises and payments together, and tells the other tabs.',
      severity: 'error',
      from: { path: '^src/(application|ui)/', pathNot: '^src/application/cart/current-cart\\.ts$' },
      to: { path: '^src/application/storage/(cart|payment)-storage\\.ts$' },
    },
    {
      name: 'capabilities-are-read-in-presenters',
      comment:
        'What an engine cannot do is not offered: presenters see to it, and the list of pages that are left out.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/ui/.+(\\.presenter|-queue|-store)\\.ts$',
          '^src/composition/create-container\\.ts$',
          '^src/composition/configuration/',
          '^src/infrastructure/[^/]+/capabilities\\.ts$',
        ],
      },
      to: { path: '^src/application/ports/shop/capabilities\\.ts$' },
    },

    // --- Where packages may stand --------------------------------------------------------------------------------------
    {
      name: 'react-in-ui-only',
      comment: 'React draws; it does not decide. The entry points mount and prerender what the user interface is.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/ui/', ENTRY_POINTS] },
      to: { path: packages('react', 'react-dom', 'react-router', 'react-router-dom') },
    },
    {
      name: 'mobx-in-ui-only',
      comment: 'State reaches use cases through the state ports; the library behind them is the user interface’s.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/ui/', '^src/main\\.server\\.tsx$'] },
      to: { path: packages('mobx', 'mobx-react-lite') },
    },
    {
      name: 'axios-in-infrastructure-only',
      comment: 'HTTP is an adapter’s matter.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/infrastructure/' },
      to: { path: packages('axios') },
    },
    {
      name: 'minisearch-in-infrastructure-only',
      comment: 'What counts as found is the domain’s; how it is found is an adapter’s matter.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/infrastructure/' },
      to: { path: packages('minisearch') },
    },
    {
      name: 'stytch-in-its-adapter-only',
      comment: 'The sign-in provider can be replaced by replacing one folder.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/infrastructure/stytch/' },
      to: { path: packages('@stytch') },
    },
    {
      name: 'contentful-in-its-adapter-only',
      comment: 'The content service can be replaced by replacing one folder.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/infrastructure/contentful/' },
      to: { path: packages('contentful', 'contentful-.+', '@contentful') },
    },
    {
      name: 'class-validator-at-the-edges-only',
      comment:
        'It checks forms and configuration. Data that comes in has the checks of infrastructure/shared; domain rules are functions.',
      severity: 'error',
      from: { path: '^src/', pathNot: [CHECKS, '^src/composition/'] },
      to: { path: packages('class-validator') },
    },
    {
      name: 'inversify-in-composition-only',
      comment: 'Composition alone knows which package makes the classes of the shop.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/composition/' },
      to: { path: packages('inversify', '@inversifyjs') },
    },
    {
      name: 'no-node-core-in-the-browser',
      comment: 'What ships to a browser cannot ask Node; only the server-side entry runs there.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/main\\.server\\.tsx$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-development-package-in-the-shop',
      comment:
        'What shoppers run stands in dependencies. Fonts are files that the build copies; schema-dts has types alone.',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        pathNot: packages('@fontsource-variable', 'vite', 'schema-dts'),
      },
    },

    // --- Neighbours ----------------------------------------------------------------------------------------------------
    {
      name: 'sandbox-stands-alone',
      comment: 'The sandbox restates the wire by itself; sharing code would hide the same mistake on both sides.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(src|test|tools)/' },
    },
    {
      name: 'shop-knows-no-sandbox',
      comment: 'The storefront must not notice which back end it talks to.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(sandbox|test|tools)/' },
    },
    {
      name: 'engines-stand-alone',
      comment: 'An engine is a project of its own, which the storefront knows by its wire alone.',
      severity: 'error',
      from: { path: '^engines/([^/]+)/' },
      to: { path: '^(src|sandbox|test|tools|contracts|engines)/', pathNot: '^engines/$1/' },
    },
    {
      name: 'an-engine-runs-without-its-demo',
      comment: 'The image of an engine contains its sources alone: no invented customers, no load run, no test.',
      severity: 'error',
      from: { path: '^engines/([^/]+)/src/' },
      to: { path: '^engines/$1/(demo|load|test)/' },
    },
    ...ENGINE_PLUGINS.slice(0, -1).map((plugin, floor) => ({
      name: 'engine-plugins-stand-on-floors',
      comment: 'A plugin can be left out only when no plugin below imports any file of its folder.',
      severity: 'error',
      from: { path: pluginFolder(plugin) },
      to: { path: pluginFolder(...ENGINE_PLUGINS.slice(floor + 1)) },
    })),
    {
      name: 'every-engine-plugin-has-a-floor',
      comment: 'A new plugin is added to the list in this file, above those that it imports.',
      severity: 'error',
      from: { path: '^engines/[^/]+/src/plugins/', pathNot: pluginFolder(...ENGINE_PLUGINS) },
      to: {},
    },
    {
      name: 'engine-libraries-know-no-plugin',
      comment: 'Plugins use what is beside them; what is beside them works for any plugin.',
      severity: 'error',
      from: { path: '^engines/[^/]+/src/(config|heartbeat|http|log|payment-provider|processes)/' },
      to: { path: '^engines/[^/]+/src/plugins/' },
    },
    {
      name: 'nothing-imports-an-engine',
      comment:
        'Tools start engines as programs, whose packages need not be installed; only tests hold rules of both together.',
      severity: 'error',
      from: { path: '^(src|sandbox|tools)/' },
      to: { path: '^engines/' },
    },
    {
      name: 'tools-import-no-test',
      comment: 'Commands run without the tests being there.',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: '^test/' },
    },

    // --- Everywhere ----------------------------------------------------------------------------------------------------
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one concept or hide a third.',
      severity: 'error',
      from: { pathNot: ANY_PACKAGE },
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      // The packages of an engine need not be installed here; its own compiler says what is missing.
      from: { pathNot: '^engines/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: ANY_PACKAGE },
    exclude: { path: '^test/architecture/fixtures/' },
    tsPreCompilationDeps: true,
    // Who depends on a module is asked by no rule, and takes a fifth of the time to find out.
    skipAnalysisNotInRules: true,
    // Imports by "#" are in package.json. With tsconfig.json each import would be looked for in eight more places.
    enhancedResolveOptions: {
      // Files do not change meanwhile.
      cachedInputFileSystem: { cacheDuration: 600_000 },
      exportsFields: ['exports'],
      // Engines run what they were compiled to; their sources are what has rules.
      conditionNames: ['sources', 'import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css', '.svg'],
    },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};
