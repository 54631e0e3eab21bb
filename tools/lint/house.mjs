const TIME = 'Take the time from a Clock.';
const EXCEPTION = 'A rule that needs an exception is a rule to talk about, not one to switch off in a comment.';
const TWICE = 'A look-up throws by itself: write it alone, or say what is meant of what it finds.';

/** A rule that refuses shapes of syntax: the message for each selector (https://github.com/estools/esquery). */
function refusing(messageOf) {
  const visitors = (context) =>
    Object.entries(messageOf).map(([selector, message]) => [selector, (node) => context.report({ node, message })]);
  return { create: (context) => Object.fromEntries(visitors(context)) };
}

const call = (object, method) => `CallExpression[callee.object.name="${object}"][callee.property.name="${method}"]`;
const FORMAT =
  'Days, moments, numbers and amounts are written in one file each (CONTRIBUTING.md, One way to do each thing).';

const defined = (found) =>
  `CallExpression[callee.property.name="toBeDefined"][callee.object.${found}.callee.property.name=/^(get|find)(All)?By/]`;

const SYSTEM =
  'Windows has no such file: start it by scriptOf (tools/console/script-of.ts), and Node by process.execPath.';
const STARTS = /^(?:spawn|execFile)(?:Sync)?$|^(?:run|runProgram)$/;

const FIELD = 'Use the word of the field: messages, notice, change, cancel, status (docs/glossary.md).';
const OWN_WORDS =
  /^(?:words|callOff\w*|standing(?:Of)?|\w*Standing|\w+News|isToBeTold|makeWayFor|takeDeparture|isJudged|judge\w*)$/;

const SILENCING = /\b(?:(?:ox|es)lint-(?:disable|enable)|(?:oxfmt|prettier)-ignore)/i;

/**
 * Refuses comments that switch rules or formatting off. Oxlint obeys such a comment even where it is reported, except for a
 * finding that has no width and stands at the start of its line.
 */
const noSilencing = {
  create(context) {
    return {
      Program() {
        for (const { loc, value } of context.sourceCode.getAllComments()) {
          const start = { line: loc.start.line, column: 0 };
          if (SILENCING.test(value)) context.report({ loc: { start, end: start }, message: EXCEPTION });
        }
      },
    };
  },
};

const CLAUSE = /^\*\s*(?:\*\s*)?(?:What|Whether|Who|Whom|Which|How|Why)\b/;

/** Refuses doc comments that are half a sentence: "Whether it is open" names nothing and says nothing. */
const docStatement = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          if (comment.type === 'Block' && CLAUSE.test(comment.value))
            context.report({
              loc: comment.loc,
              message: 'Name the thing or say what it does: "True when it is open."',
            });
      },
    };
  },
};

const NAMELESS = /\bwhom?ever\b/i;
const HEADLESS = /^\s*(?:What|Whether|Who|Whom|Whose|Which|How|Why)\b/;
const NOUN = 'Say the noun: "the caller", "a customer who pays", "the remaining lines".';
const TESTS = /^(?:describe|it|test)$/;
const HEADLESS_TITLE = /^(?:what|whether|how|why)\b/i;

const calledFirst = (callee) => {
  if (callee.type === 'MemberExpression') return calledFirst(callee.object);
  return callee.type === 'CallExpression' ? calledFirst(callee.callee) : callee.name;
};

/**
 * Refuses "whoever" in comments and in titles of tests, and line comments and titles of single tests that begin with a clause: a
 * reader wants the noun.
 */
const headlessClause = {
  create(context) {
    return {
      Program() {
        for (const { type, loc, value } of context.sourceCode.getAllComments())
          if (NAMELESS.test(value) || (type === 'Line' && HEADLESS.test(value))) context.report({ loc, message: NOUN });
      },
      CallExpression({ callee, arguments: [title] }) {
        const called = calledFirst(callee) ?? '';
        if (title === undefined || !TESTS.test(called)) return;
        const texts = title.type === 'TemplateLiteral' ? title.quasis.map(({ value }) => value.raw) : [title.value];
        const isHeadless = called !== 'describe' && HEADLESS_TITLE.test(String(texts[0]));
        if (isHeadless || texts.some((text) => NAMELESS.test(String(text))))
          context.report({ node: title, message: NOUN });
      },
    };
  },
};

const NAMED = 'Name the noun: "the price of a line", "a customer who pays", "no customer".';
const QUOTED = /`[^`]*`|"[^"]*"|“[^”]*”|\*\w[^*\n]*\*/g;
/** Words that no noun follows but a clause: after them "who" has nothing to refer to. */
const BEFORE_WHO =
  'about|also|and|are|as|asks|at|before|but|by|even|for|from|if|in|is|knows|not|of|on|only|or|says|sees|shows|tells|than|that|to|was|when|with';
const NOUNLESS = new RegExp(
  [
    '(?<!\\$)\\bwhat\\b(?!-)',
    '\\bnobody\\b',
    '\\b(?:some|any|every)(?:body|one) who\\b',
    `(?:^|[;:(]\\s*|\\b(?:${BEFORE_WHO})\\s+)who\\b`,
  ].join('|'),
  'i',
);

/** True when a sentence of the text has a clause in place of a noun. Questions and quotations may. */
function isNounless(text) {
  const prose = text.replace(/^\s*\*+/gm, '').replace(QUOTED, 'it');
  return prose
    .split(/(?<=[.!?])\s+/)
    .some((sentence) => !sentence.trim().endsWith('?') && NOUNLESS.test(sentence.trim()));
}

const titleOf = ({ type, quasis, value }) =>
  type === 'TemplateLiteral' ? quasis.map((quasi) => quasi.value.raw).join('it') : String(value);

/** The comments of a file; line comments below each other are one text. */
function commentsOf({ sourceCode }) {
  const comments = [];
  for (const { type, loc, value } of sourceCode.getAllComments()) {
    const above = comments.at(-1);
    const goesOn =
      type === 'Line' &&
      above?.type === 'Line' &&
      above.loc.end.line + 1 === loc.start.line &&
      above.loc.start.column === loc.start.column;
    if (goesOn)
      Object.assign(above, { loc: { start: above.loc.start, end: loc.end }, value: `${above.value}\n${value}` });
    else comments.push({ type, loc, value });
  }
  return comments;
}

/** Refuses comments and titles of tests with "what", "who" or "nobody" where English has a noun. */
const nounFirst = {
  create(context) {
    return {
      Program() {
        for (const { loc, value } of commentsOf(context))
          if (isNounless(value)) context.report({ loc, message: NAMED });
      },
      CallExpression({ callee, arguments: [title] }) {
        if (title !== undefined && TESTS.test(calledFirst(callee) ?? '') && isNounless(titleOf(title)))
          context.report({ node: title, message: NAMED });
      },
    };
  },
};

/** Rules of our own that ask for no types; oxlint loads them (.oxlintrc.json). */
export default {
  meta: { name: 'house' },
  rules: {
    'no-barrel': refusing({ ExportAllDeclaration: 'No barrels: import from the file that defines it.' }),
    'no-enum': refusing({ TSEnumDeclaration: 'Write a union of words.' }),
    'no-wall-clock': refusing({
      [call('Date', 'now')]: TIME,
      'NewExpression[callee.name="Date"][arguments.length=0]': TIME,
      [call('Math', 'random')]: 'Take randomness from a RandomSource.',
    }),
    'no-look-up-twice': refusing({
      [defined('arguments.0')]: TWICE,
      [defined('arguments.0.argument')]: TWICE,
    }),
    'field-words': refusing({
      [`VariableDeclarator > Identifier.id[name=${OWN_WORDS}]`]: FIELD,
      [`:function > Identifier.params[name=${OWN_WORDS}]`]: FIELD,
      [`Property > Identifier.value[name=${OWN_WORDS}]`]: FIELD,
      [`:matches(FunctionDeclaration, FunctionExpression, ClassDeclaration, TSTypeAliasDeclaration, TSInterfaceDeclaration) > Identifier.id[name=${OWN_WORDS}]`]:
        FIELD,
      [`:matches(PropertyDefinition, MethodDefinition, TSPropertySignature) > Identifier.key[name=${OWN_WORDS}]`]:
        FIELD,
    }),
    'view-without-domain': refusing({
      'ImportDeclaration[source.value=/^#src.domain./][importKind!="type"] > ImportSpecifier[importKind!="type"]':
        'A view knows types of the domain; its presenter answers what follows from them.',
    }),
    'own-format': refusing({
      'CallExpression[callee.property.name=/^(toLocale(Date|Time)?String|toFixed)$/]': FORMAT,
      'MemberExpression[object.name="Intl"][property.name=/^(DateTime|Number)Format$/]': FORMAT,
      'CallExpression[callee.property.name="slice"][callee.object.callee.property.name="toISOString"]': FORMAT,
    }),
    'any-system': refusing({
      [`CallExpression[callee.name=${STARTS}][arguments.0.value=/^(?:npm|npx|node|tsx|vitest|true|sh|bash)$/]`]: SYSTEM,
      'Literal[value=/node_modules.[.]bin/]': SYSTEM,
      'TemplateElement[value.raw=/node_modules.[.]bin/]': SYSTEM,
      'ImportDeclaration[source.value="node:child_process"] > ImportSpecifier[imported.name=/^exec(Sync)?$/]':
        'Each system has another shell: start the program itself.',
      'Property[key.name="shell"][value.value=true]': 'Each system has another shell: start the program itself.',
      'CallExpression[callee.name=/^readdir(Sync)?$/] Property[key.name="recursive"]':
        'Windows has other separators: filesBelow writes them as slashes.',
      'MemberExpression[property.name="pathname"][object.type="NewExpression"][object.arguments.1.object.type="MetaProperty"]':
        'An address is no path on Windows: fileURLToPath makes one of it.',
    }),
    'no-silencing': noSilencing,
    'doc-statement': docStatement,
    'headless-clause': headlessClause,
    'noun-first': nounFirst,
  },
};
