import path from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import createStyledComponentsTransformer from 'typescript-plugin-styled-components';
import { DefinePlugin, IgnorePlugin, NormalModuleReplacementPlugin, type Configuration } from 'webpack';
import type { IdentitySettings } from './src/features/auth/identitySettings';

/** What differs between two builds; the environment is read in src/tools/buildSettings. */
export interface BuildOptions {
  readonly mode: 'production' | 'development';
  /** Absolute folder that receives site/, prerender/ and server/. */
  readonly outputFolder: string;
  /** Another server of the six calls, or '' for the same origin (decisions §10). */
  readonly backendUrl: string;
  /** Adds the QA panel (src/replay/panel/); absent from every other build. */
  readonly qaPanel?: boolean;
  /** The identity provider's project, or null without one. */
  readonly identity: IdentitySettings | null;
}

const source = (file: string): string => path.resolve(__dirname, 'src', file);

const MARK_PURE = path.resolve(__dirname, '.config/markPure.cjs');

/** Both bundles need the same component ids, else styles and hydration silently disagree. */
const nameComponents = createStyledComponentsTransformer({ ssr: true, displayName: false, minify: true });

/** Ids come of paths below this folder, so that every checkout builds the same files. */
const styledComponents: typeof nameComponents = (context) => {
  const getCompilerOptions = () => ({ ...context.getCompilerOptions(), sourceRoot: __dirname });
  const atRoot = Object.create(context, {
    getCompilerOptions: { value: getCompilerOptions },
  }) as typeof context;
  return nameComponents(atRoot);
};

function common(name: string, { mode, backendUrl, identity, qaPanel = false }: BuildOptions): Configuration {
  return {
    name,
    mode,
    devtool: mode === 'production' ? false : 'source-map',
    // A name for each, because configurations would otherwise overwrite one another's cache.
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}${qaPanel ? '-qa' : ''}`,
      cacheDirectory: path.resolve(__dirname, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [__filename, MARK_PURE] },
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias:
        mode === 'production'
          ? {
              // React 19 has what these stand in for.
              'use-sync-external-store/shim$': 'react',
              'use-sync-external-store/shim/with-selector$': 'use-sync-external-store/with-selector',
              // The package's exports name its development build only.
              'react-router$': path.resolve(__dirname, 'node_modules/react-router/dist/production/index.mjs'),
            }
          : {},
    },
    module: {
      rules: [
        { test: /react-router.dist.production/, loader: MARK_PURE },
        {
          test: /\.tsx?$/,
          loader: 'ts-loader',
          options: {
            // Types are checked apart, by `npm run types`: four times faster here.
            transpileOnly: true,
            compilerOptions: { noEmit: false, incremental: false, tsBuildInfoFile: undefined },
            getCustomTransformers: () => ({ before: [styledComponents] }),
          },
        },
      ],
    },
    plugins: [
      new DefinePlugin({
        'process.env.BACKEND_URL': JSON.stringify(backendUrl),
        'process.env.QA_PANEL': JSON.stringify(qaPanel ? 'on' : ''),
        'process.env.FIREBASE_API_KEY': JSON.stringify(identity?.apiKey ?? ''),
        'process.env.FIREBASE_AUTH_DOMAIN': JSON.stringify(identity?.authDomain ?? ''),
        'process.env.FIREBASE_PROJECT_ID': JSON.stringify(identity?.projectId ?? ''),
        'process.env.FIREBASE_AUTH_EMULATOR_HOST': JSON.stringify(identity?.emulatorHost ?? ''),
        // styled-components asks for these at run time; naming them here drops the code that reads them.
        'process.env.REACT_APP_SC_DISABLE_SPEEDY': 'undefined',
        'process.env.SC_DISABLE_SPEEDY': 'undefined',
        'process.env.REACT_APP_SC_ATTR': 'undefined',
        'process.env.SC_ATTR': 'undefined',
      }),
      new NormalModuleReplacementPlugin(/Prefixer\.js$/, path.resolve(__dirname, '.config/noPrefixer.cjs')),
      // moment would take all its languages along; the calendar imports the one it needs.
      new IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}

function browserConfiguration(options: BuildOptions): Configuration {
  const base = common('browser', options);
  const production = options.mode === 'production';
  return {
    ...base,
    target: ['web', 'es2022'],
    // The panel's clock asks for these only where there is a Node.
    resolve: {
      ...base.resolve,
      fallback: { util: false, timers: false, 'timers/promises': false, perf_hooks: false },
    },
    entry: { client: source('app/client.tsx'), boot: source('app/boot.ts') },
    output: {
      path: path.join(options.outputFolder, 'site/assets'),
      publicPath: '/assets/',
      filename: production ? '[name].[contenthash:10].js' : '[name].js',
      // Without names, because every visit downloads the table of these files.
      chunkFilename: production ? '[contenthash:10].js' : '[name].js',
      clean: true,
    },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 8, hoist_vars: true } },
          extractComments: false,
        }),
      ],
      // Names that stay the same when other modules come and go, so that browsers' caches last.
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          default: false,
          defaultVendors: false,
          framework: {
            name: 'framework',
            chunks: (chunk) => chunk.name === 'client',
            test: /[\\/]node_modules[\\/]/,
            enforce: true,
          },
        },
      },
    },
  };
}

function nodeConfiguration(name: 'prerender' | 'server', options: BuildOptions): Configuration {
  const base = common(name, options);
  return {
    ...base,
    target: 'node20',
    entry: {
      main: source(`${name}/main.ts`),
      // The staff's command, where the container image has no sources.
      ...(name === 'server' && { clinic: source('server/cli/main.ts') }),
    },
    output: {
      path: path.join(options.outputFolder, name),
      filename: '[name].js',
      library: { type: 'commonjs2' },
      clean: true,
    },
    // Packages stay packages: native ones cannot be bundled, and Node loads the rest as well itself.
    externals: [
      ({ request }, callback) => {
        if (/^[@a-z]/i.test(request) && !path.isAbsolute(request)) callback(undefined, `commonjs ${request}`);
        else callback();
      },
    ],
    node: { __dirname: false, __filename: false },
    optimization: { minimize: false, splitChunks: false },
    module: {
      ...base.module,
      // Node reads every page anyway: one file instead of thirty.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
  };
}

/** One configuration builds the browser's bundle, the prerenderer and the server. */
export function webpackConfigurations(options: BuildOptions): Configuration[] {
  return [
    browserConfiguration(options),
    nodeConfiguration('prerender', options),
    nodeConfiguration('server', options),
  ];
}
