import { hoverInMedia } from './tools/lint/hover-in-media.mjs';
import { layoutFromKit } from './tools/lint/layout-from-kit.mjs';
import { roomForBars } from './tools/lint/room-for-bars.mjs';
import { threeBreakpoints } from './tools/lint/three-breakpoints.mjs';

const lookRules = {
  'color-no-hex': [
    true,
    { message: 'Colours are defined in src/ui/styles/tokens.css and used by name (color-no-hex)' },
  ],
  'color-named': [
    'never',
    { message: 'Colours are defined in src/ui/styles/tokens.css and used by name (color-named)' },
  ],
  'function-disallowed-list': [
    ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'oklab', 'lab', 'lch'],
    { message: 'Colours are defined in src/ui/styles/tokens.css and used by name (function-disallowed-list)' },
  ],
};

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: [hoverInMedia, layoutFromKit, roomForBars, threeBreakpoints],
  reportNeedlessDisables: true,
  rules: {
    // Classes of CSS modules are properties in TypeScript, where camel case needs no brackets.
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9]*$', { message: 'Classes of CSS modules are camelCase' }],
    // Modules are small and their selectors flat, while the rule cannot tell states from structure.
    'no-descending-specificity': null,
    'property-no-vendor-prefix': [true, { ignoreProperties: ['/^-webkit-(text-size-adjust|line-clamp|box-orient)$/'] }],
    'value-no-vendor-prefix': [true, { ignoreValues: ['box'] }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    // Blank lines between declarations group what belongs together; that is the writer's call.
    'declaration-empty-line-before': null,
    'custom-property-empty-line-before': null,
    'comment-empty-line-before': null,
    'declaration-no-important': true,
    'house/hover-in-media': true,
    'house/layout-from-kit': true,
    'house/room-for-bars': true,
    'house/three-breakpoints': true,
    ...lookRules,
  },
  overrides: [
    {
      files: ['src/ui/styles/tokens.css'],
      rules: { 'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null },
    },
    {
      // Less motion must win over whatever a component says; global classes are written in markup, where kebab-case is usual.
      files: ['src/ui/styles/*.css', 'src/ui/kit/layout.css'],
      rules: {
        'declaration-no-important': null,
        'selector-class-pattern': '^[a-z][a-z0-9]*(-[a-z0-9]+)*$',
        'house/layout-from-kit': null,
      },
    },
  ],
};
