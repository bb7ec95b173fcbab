import fc from 'fast-check';
import { writeCsv } from '../../../src/server/cli/io/csv';

test.each(['=1+1', '+40700000000', '-2', '@SUM(A1)', '\t=1', ' =1', '\n=1'])(
  '%j is text to a spreadsheet',
  (cell) => {
    expect(writeCsv(['A'], [[cell]])).toBe(`\ufeff"A"\r\n"'${cell}"\r\n`);
  },
);

test('every cell comes back from its quotes', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), (cells) => {
      const [, line = ''] = /^\ufeff"x"\r\n([^]*)\r\n$/.exec(writeCsv(['x'], [cells])) ?? [];
      const read = [...line.matchAll(/"((?:[^"]|"")*)"(?:;|$)/g)].map(([, cell = '']) =>
        cell.replaceAll('""', '"'),
      );
      const isFormula = (cell: string) => /^\s*[=+\-@]/.test(cell);
      expect(read).toEqual(cells.map((cell) => (isFormula(cell) ? `'${cell}` : cell)));
    }),
  );
});
