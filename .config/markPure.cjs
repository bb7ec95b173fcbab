/**
 * A webpack loader for react-router's production build, which wraps components in calls that no minifier
 * may drop. Declares them pure, so that its forms, prefetching and route matching, which no page uses, stay
 * out of every first visit (5 kB brotli).
 */
module.exports = (source) =>
  source
    .replace(/= (React\w*\.(?:forwardRef|memo|createContext)\()/g, '= /*#__PURE__*/ $1')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
