/**
 * Jest's resolver for the tests of signing in: jsdom counts as Node where packages offer a build for each, and
 * Firebase's for Node has neither pop-ups nor phones.
 */
module.exports = (request, options) => {
  if (!/^@?firebase\//.test(request)) return options.defaultResolver(request, options);
  const conditions = options.conditions.filter((condition) => condition !== 'node');
  return options.defaultResolver(request, { ...options, conditions: ['browser', ...conditions] });
};
