/**
 * Paths below `node_modules` that no program here reads. `npm test` fails on the first import of a missing file; a line
 * must be removed once a program begins to read the files that it names.
 */
export const UNREAD = [
  // Source maps and sources, manuals, tests and examples, settings of editors, types for Flow and for old versions of TypeScript.
  /\.(map|flow|tsbuildinfo|c|cc|cpp|h|hh|a)$|\/(readme|changelog|history)[^/]*\.md$/i,
  /(?<!\.d)\.m?tsx?$|\/ts\d\.\d+$/,
  /\/node_modules\/(@[^/]+\/)?[^@/]+\/(__tests__|tests?|docs?|examples?|benchmarks?|website)$/,
  /\/\.(eslintrc|nycrc|gitattributes|npmignore|travis\.yml|claude|github)$/,
  /(?<!@types)\/(@zxcvbn-ts\/[^/]+|luxon|preact|sharp|@parcel\/watcher|css-what)\/src$|\/argon2\/argon2$|\/node-addon-api$/,

  // Builds for browsers and for ways to load a package that no program uses.
  /\/(esm5|esm2015)$|\/swagger-ui-dist\/swagger-ui(-es-bundle[^/]*|\.js)$/,
  /\/@tanstack\/[^/]+\/build\/(legacy|codemods)$|\/(class-validator|rxjs\/dist)\/bundles$|\/rxjs\/dist\/esm$/,
  /\/libphonenumber-js\/(bundle|es6|es6-modern|mobile|source|m\w+\/metadata|metadata\.(full|mobile)[^/]*)$/,
  /\/@zxcvbn-ts\/[^/]+\/dist\/([^/]+\.mjs|zxcvbn-ts\.js)$|\/luxon\/build\/(amd|cjs-browser|global)$/,
  /\/lru-cache\/dist\/\w+\/(browser|react-native)$|\/yaml\/browser$|\/csv-(parse|stringify)\/dist$/,
  /\/validator\/(es|validator(\.min)?\.js)$|\/axios\/dist\/(browser|esm|axios[^/]*)$|\/read-excel-file\/commonjs$/,
  /\/es-toolkit\/(compat|fp|dist\/(fp|server))$|\/es-toolkit\/dist\/.*\.js$|\/(nodemailer|smtp-server)\/dist\/cjs$/,
  /\/prettier\/((plugins\/[^/]+|standalone)\.js|plugins\/flow\.mjs|internal\/experimental-[^/]+)$/,
  /\/react-dom\/cjs\/react-dom-(profiling|server\.(bun|edge))\.[^/]+$|\/react-router\/dist\/production$/,
  /\/source-map\/dist$|\/(css-tree\/dist\/csstree|csso\/dist\/csso)(\.esm)?\.js$|\/eslint-plugin-react-hooks\/cjs\/.*production\.js$/,
  /\/@sinclair\/typebox\/build\/esm\/.*(?<!\.d)\.mjs$|\/@(aws-sdk|smithy)\/[^/]+\/dist-es$|\/popperjs\/core\/dist\/(esm|umd)$/,
  /\/@testing-library\/(dom\/dist\/@testing-library|user-event\/dist\/esm)$|\/@mui\/x-internal-gestures\/(matchers|testing)$/,

  // Parts of programs that nothing starts: pages of Nx and Playwright, the interface of the native compiler, messages in other languages,
  // markets of browsers.
  /\/nx\/dist\/src\/core\/graph$|\/playwright-core\/lib\/vite\/(dashboard|recorder)$|\/typescript-native\/(dist|vendor)$/,
  /\/typescript\/lib\/[a-z]{2}(-[a-z]+)?$|\/axe-core\/locales$|\/caniuse-lite\/data\/regions$|\/mdn-data\/l10n$/i,

  // Kinds of Kubernetes that are not stable, and groups of kinds of which the tests read only the schemas.
  /\/(kubernetes-models|prometheus-operator)\/(_schemas\/[^/]+V\d+(alpha|beta)\d+[^/]+|.*\/v\d+(alpha|beta)\d+)$/,
  /\/kubernetes-models\/(?!(apps|_schemas|v1)$)[a-z]+(\.[a-z0-9]+)*(?<!\.js|\.json|\.d\.ts)$/,

  // Parts for other machines and for building native packages.
  /\/nx\.wasm32[^/]+$|\/node-[\w-]+\/include$|\/linux-x64\/native\/(include|lib\/(pkgconfig|postgresql\/pgxs))$/,
  new RegExp(`/argon2/prebuilds/(?!${process.platform}-${process.arch}$)[^/]+$`),

  // Types for CommonJS, which no source uses, and types of programs that no source imports.
  /\/(@mui\/(?!x-charts-vendor)|@base-ui\/|react-router\/dist\/|valibot\/).*\.d\.c?ts$/,
  /\/node_modules\/(es-toolkit|knip|nx|@nx|@babel|@commitlint|@angular-devkit|prettier|svgo|minimatch|glob|path-scurry)\/.*\.d\.[cm]?ts$/,
  /\/node_modules\/(@(opentelemetry|noble|microsoft|colordx|nodelib|asamuzakjp)|dom-helpers|enhanced-resolve|execa)\/.*\.d\.[cm]?ts$/,
  /\/node_modules\/(hdr-histogram-js|commander|globals|ajv-(i18n|keywords)|css-select|stylehacks|postcss-[^/]+)\/.*\.d\.[cm]?ts$/,
  /\/@aws-sdk\/(client-sns|nested-clients)\/dist-types$|\/@typescript-eslint\/eslint-plugin\/.*\.d\.ts$/,
];

/** Programs with symbol tables for debuggers, which are up to a fifth of their size. */
export const WITH_SYMBOLS =
  /\/node-linux-[^/]+\/bin\/node$|\/nx-linux-[^/]+\/[^/]+\.node$|\/native\/(bin\/postgres|lib\/postgresql\/dict_snowball\.so)$/;
