import { acceptedEncodings } from '../../../src/server/site/acceptedEncodings';

describe('the encodings a client takes', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['br', ['br', 'identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['GZIP', ['gzip', 'identity']],
    ['x-gzip', ['gzip', 'identity']],
    ['deflate', ['identity']],
    ['br;q=0.5, gzip;q=0.8', ['gzip', 'br', 'identity']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['br ; q=0.3 , gzip ; Q=1.0', ['gzip', 'br', 'identity']],
    ['identity, br;q=0.1', ['identity', 'br']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0.1, gzip', ['gzip', 'br', 'identity']],
    ['gzip, *;q=0', ['gzip']],
    ['identity;q=0, br', ['br']],
    ['br;q=high, gzip', ['gzip', 'identity']],
    ['br;q=2, gzip', ['gzip', 'identity']],
  ])('of "%s" are %j', (header, encodings) => {
    expect(acceptedEncodings(header)).toEqual(encodings);
  });
});
