/**
 * The import order of src/, lowest rank first. A file imports from a lower rank or from its own folder,
 * never from a sibling of the same rank, never upward. One list, read by dependency-cruiser.
 */
module.exports.layers = [
  ['domain'],
  ['content', 'ui', 'api'],
  ['layout', 'features/booking', 'features/contact', 'features/notifications', 'features/auth'],
  ['pages'],
  ['app'],
  ['prerender', 'server'],
  ['tools'],
  ['replay'],
];
