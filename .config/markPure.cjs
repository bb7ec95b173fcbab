/**
 * A webpack loader for react-router's production build, whose module scope wraps components in calls, and makes
 * objects, that no minifier may drop. Says the same in words that one may: the router's forms, prefetching and
 * route matching, which no page uses, stay out of every first visit (6 kB brotli).
 */
module.exports = (source) =>
  source
    .replace(/= (React\w*\.(?:forwardRef|memo|createContext)\()/g, '= /*#__PURE__*/ $1')
    .replace(/^(var \w+|_\w+) = new (Set|WeakMap|URL)\(/gm, '$1 = /*#__PURE__*/ new $2(')
    .replace(/^(var \w+) = Symbol\(/gm, '$1 = /*#__PURE__*/ Symbol(')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    // A name that is looked up at run time keeps all of React's as an object.
    .replace('React3[USE_OPTIMISTIC]', 'React3.useOptimistic')
    .replace(
      'RenderErrorBoundary = class extends React2.Component {',
      '$& static contextType = RSCRouterContext;',
    )
    .replace('RenderErrorBoundary.contextType = RSCRouterContext;', '');
