import { createServer } from 'node:http';

// The least that node:http can do: reads each request and sends the same answer, whose headers and body are in its JSON
// argument. Prints its port.
const { headers, body } = JSON.parse(process.argv[2] ?? '{}');
const bytes = Buffer.from(body, 'base64');

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    response.writeHead(200, headers);
    response.end(bytes);
  });
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
