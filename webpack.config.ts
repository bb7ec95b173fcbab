import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import refreshComponents from 'react-refresh-typescript';
import createStyledComponentsTransformer from 'typescript-plugin-styled-components';
import { BannerPlugin, Compilation, DefinePlugin, IgnorePlugin, type Configuration } from 'webpack';
import { dependencies, devDependencies } from './package.json';
import { readBuildSettings, type BuildOptions } from './src/tools/buildSettings';

type Transformer = ReturnType<typeof refreshComponents>;

const source = (file: string): string => path.resolve(__dirname, 'src', file);

/** Both bundles need the same component ids, else styles and hydration silently disagree. */
const nameComponents = createStyledComponentsTransformer({ ssr: true, displayName: false, minify: true });

/** Ids come of paths below this folder; else 10 of 34 files would differ in another checkout. */
const styledComponents: typeof nameComponents = (context) => {
  const getCompilerOptions = () => ({ ...context.getCompilerOptions(), sourceRoot: __dirname });
  const atRoot = Object.create(context, {
    getCompilerOptions: { value: getCompilerOptions },
  }) as typeof context;
  return nameComponents(atRoot);
};

/** Patients get none; in development without `eval`, which our policy forbids. */
function sourceMaps({ qaBench = false, hotReload = false }: BuildOptions): string | false {
  if (hotReload) return 'cheap-module-source-map';
  return qaBench && 'source-map';
}

/** Returns what the code reads as environment variables, which a browser does not have. */
const definitions = ({ backendUrl, hasBackendKeys, identity, qaBench = false }: BuildOptions) => ({
  'process.env.BACKEND_URL': JSON.stringify(backendUrl),
  'process.env.BACKEND_IDEMPOTENCY': JSON.stringify(hasBackendKeys ? '1' : ''),
  'process.env.QA_BENCH': JSON.stringify(qaBench ? 'on' : ''),
  'process.env.FIREBASE_API_KEY': JSON.stringify(identity?.apiKey ?? ''),
  'process.env.FIREBASE_AUTH_DOMAIN': JSON.stringify(identity?.authDomain ?? ''),
  'process.env.FIREBASE_PROJECT_ID': JSON.stringify(identity?.projectId ?? ''),
  'process.env.FIREBASE_AUTH_EMULATOR_HOST': JSON.stringify(identity?.emulatorHost ?? ''),
  // styled-components asks for these at run time; naming them here drops the code that reads them.
  'process.env.REACT_APP_SC_DISABLE_SPEEDY': 'undefined',
  'process.env.SC_DISABLE_SPEEDY': 'undefined',
  'process.env.REACT_APP_SC_ATTR': 'undefined',
  'process.env.SC_ATTR': 'undefined',
});

function common(name: string, options: BuildOptions, transformers: Transformer[] = []): Configuration {
  const { qaBench = false, hotReload = false } = options;
  return {
    name,
    mode: hotReload ? 'development' : 'production',
    devtool: sourceMaps(options),
    // A name for each, because configurations would otherwise overwrite one another's cache.
    cache: {
      type: 'filesystem',
      name: `${name}${qaBench ? '-qa' : ''}${hotReload ? '-hot' : ''}`,
      cacheDirectory: path.resolve(__dirname, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [__filename] },
    },
    resolve: {
      // npm links nothing here.
      symlinks: false,
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: hotReload
        ? {}
        : {
            // React 19 has what these stand in for.
            'use-sync-external-store/shim$': 'react',
            'use-sync-external-store/shim/with-selector$': 'use-sync-external-store/with-selector',
            // styled-components would prefix for old browsers, were it asked to.
            [path.resolve(__dirname, 'node_modules/stylis/src/Prefixer.js')]: false,
          },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            // Types are checked apart, by `npm run lint`: four times faster here.
            transpileOnly: true,
            compilerOptions: { noEmit: false, incremental: false, tsBuildInfoFile: undefined },
            getCustomTransformers: () => ({ before: [styledComponents, ...transformers] }),
          },
        },
      ],
    },
    plugins: [
      new DefinePlugin(definitions(options)),
      // moment would take all its languages along; the calendar imports the one it needs.
      new IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
    ],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}

const minimizer = [
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: { compress: { passes: 8 } },
    extractComments: false,
  }),
];

/**
 * Chromium compiles these files' functions while it downloads them, in another thread: at a processor four times slower
 * they are evaluated in 0.4 s instead of 0.6 s. After the minimizer, which would drop the comment; it must come first in
 * a file.
 */
const compileAhead = new BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  stage: Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
});

function browserConfiguration(options: BuildOptions): Configuration {
  const { qaBench = false, hotReload = false } = options;
  const base = common('browser', options, hotReload ? [refreshComponents()] : []);
  return {
    ...base,
    plugins: [...(base.plugins ?? []), hotReload ? new ReactRefreshPlugin({ overlay: false }) : compileAhead],
    target: ['web', 'es2022'],
    // The bench's clock asks for these only where there is a Node.
    resolve: {
      ...base.resolve,
      fallback: { util: false, timers: false, 'timers/promises': false, perf_hooks: false },
    },
    // Two files run as two tasks: a browser that runs everything at once cannot answer its visitor.
    entry: {
      react: ['react', 'react-dom/client', 'styled-components'],
      client: { import: source('app/client.tsx'), dependOn: 'react' },
      ...(qaBench && { bench: { import: source('replay/bench/bench.tsx'), dependOn: 'react' } }),
    },
    output: {
      path: path.join(options.outputFolder, 'site/assets'),
      publicPath: '/assets/',
      filename: hotReload ? '[name].js' : '[name].[contenthash:8].js',
      // Without names, because every visit downloads the table of these files.
      chunkFilename: hotReload ? '[name].js' : '[contenthash:8].js',
      clean: true,
    },
    optimization: {
      minimizer,
      // One letter for most exports.
      mangleExports: 'size',
      // Names that stay the same when other modules come and go, so that browsers' caches last.
      moduleIds: 'deterministic',
      chunkIds: hotReload ? 'named' : 'deterministic',
      // What pages share beyond the entries is small, and compresses better beside the rest of each.
      splitChunks: false,
    },
  };
}

/** Ends a program on an older Node.js before its first module, which would not be found there. */
const requireNode = new BannerPlugin({
  banner: `if (parseInt(process.versions.node) < 24) {
  console.error('The site needs Node.js 24 or newer, this is ' + process.version + ': node_modules/.bin/node is one.');
  process.exit(1);
}`,
  raw: true,
});

function serverConfiguration(options: BuildOptions): Configuration {
  const base = common('server', options);
  // A developer has all packages. The container image installs only `dependencies`; the bundle contains the others.
  const installed = Object.keys(options.hotReload ? { ...dependencies, ...devDependencies } : dependencies);
  return {
    ...base,
    target: 'node24',
    plugins: [...(base.plugins ?? []), requireNode],
    entry: {
      main: source('server/main.ts'),
      // The staff's command, where the container image has no sources.
      clinic: source('server/cli/main.ts'),
      // Renders the pages for the build.
      pages: source('prerender/sitePages.ts'),
    },
    devtool: false,
    output: {
      path: path.join(options.outputFolder, 'server'),
      filename: '[name].js',
      library: { type: 'commonjs2' },
      clean: true,
    },
    externals: [
      ({ request }, callback) => {
        const isInstalled = installed.some((name) => request === name || request.startsWith(`${name}/`));
        if (isInstalled) callback(undefined, `commonjs ${request}`);
        else callback();
      },
    ],
    node: { __dirname: false, __filename: false },
    optimization: { minimize: false, splitChunks: false },
    module: {
      ...base.module,
      // One file instead of thirty: Node reads every page anyway.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
  };
}

/** The browser's bundle and the server, which renders the pages. */
export function webpackConfigurations(options: BuildOptions) {
  return {
    browser: browserConfiguration(options),
    server: serverConfiguration(options),
  };
}

/** For webpack's own command and editors. */
export default (): Configuration[] => Object.values(webpackConfigurations(readBuildSettings(process.env)));
