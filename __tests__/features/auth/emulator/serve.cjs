// The identity provider's emulator by itself: its command would also fetch a web interface and ask for news.
const path = require('node:path');

// Named at run time, because they are installed only when a test needs them.
const packages = path.join(__dirname, 'node_modules');
const { createApp } = require(path.join(packages, 'firebase-tools/lib/emulator/auth/server.js'));
const { Ajv } = require(path.join(packages, 'ajv'));

// It would check the provider's own description of its calls, for each parameter anew: four seconds.
Ajv.prototype.validateSchema = () => true;

// Whoever started this holds the other end: it ends with them, however they end.
process.stdin.resume().on('end', () => process.exit());

createApp('demo-clinic').then((app) => app.listen(Number(process.argv[2]), '127.0.0.1'));
