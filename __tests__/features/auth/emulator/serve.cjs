// The identity provider's emulator by itself: its command would also fetch a web interface and ask for news.
const path = require('node:path');

// Named at run time, because they are installed only when a test needs them.
const packages = path.join(__dirname, 'node_modules');
const { createApp } = require(path.join(packages, 'firebase-tools/lib/emulator/auth/server.js'));
const { Ajv } = require(path.join(packages, 'ajv'));

// Skips the validation of the provider's own schemas, once for each parameter, which takes four seconds.
Ajv.prototype.validateSchema = () => true;

// The process that started this one holds the other end of the input: when it ends, this one does.
process.stdin.resume().on('end', () => process.exit());

createApp('demo-clinic').then((app) => app.listen(Number(process.argv[2]), '127.0.0.1'));
