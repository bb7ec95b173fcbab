// The identity provider's emulator by itself: its command would also fetch a web interface and ask for news.
const path = require('node:path');

// Named at run time, because it is installed only when a test needs it.
const packageFolder = path.join(__dirname, 'node_modules/firebase-tools');
const { createApp } = require(path.join(packageFolder, 'lib/emulator/auth/server.js'));

// Whoever started this holds the other end: it ends with them, however they end.
process.stdin.resume().on('end', () => process.exit());

createApp('demo-clinic').then((app) => app.listen(Number(process.argv[2]), '127.0.0.1'));
