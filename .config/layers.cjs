/**
 * The import order, lowest rank first: of src/, and of the parts that have one of their own inside. A file imports
 * from a lower rank or from its own place, never from another place of the same rank, never upward. A place is a
 * folder with all that is below it, or '.', the files that lie directly in the part. dependency-cruiser reads this.
 */
module.exports.layers = {
  src: [
    ['domain'],
    ['content', 'ui', 'api'],
    ['features/notifications'],
    ['features/form'],
    ['layout', 'features/booking', 'features/contact', 'features/auth'],
    ['pages'],
    ['app'],
    ['prerender'],
    ['server'],
    ['tools'],
    ['replay'],
  ],
  'src/server': [
    ['config', 'db'],
    ['errors', 'journal'],
    ['answers', 'forms', 'limits'],
    ['outbox'],
    ['clinic'],
    ['context'],
    ['booking'],
    ['pages'],
    ['waiting'],
    ['contact'],
    ['patient'],
    ['agenda'],
    ['mail', 'operations', 'staff'],
    ['transfer'],
    ['cli'],
    ['.'],
  ],
  'src/server/cli': [['io'], ['framework'], ['facts'], ['commands'], ['.']],
  'src/replay': [['scenario'], ['run'], ['machine'], ['coverage', 'page'], ['words'], ['bench'], ['cli']],
  'src/replay/bench': [['watch'], ['play', 'record'], ['frame'], ['view'], ['.']],
  'src/content': [['emergency'], ['.'], ['articles', 'pages', 'sample', 'specialties'], ['words'], ['mails']],
  'src/ui': [['.'], ['hooks'], ['form']],
  'src/layout': [['header'], ['.']],
  'src/features/booking': [['session'], ['.'], ['calendar', 'receipt'], ['time'], ['form']],
  'src/pages': [['appointment', 'article', 'contact', 'home', 'specialty'], ['.']],
  'src/tools': [['.'], ['dev', 'lab']],
};
