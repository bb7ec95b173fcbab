import { textTable } from '../../../../src/server/cli/output/textTable';

test('columns stand under their headings, numbers to the right, whatever a stranger typed', () => {
  const rows = [
    [1, 'Ștefan\nPop', ''],
    [12, 'I\u0306on', 'x'],
  ];
  expect(textTable(['Nr.', 'Nume', 'Oră'], rows).split('\n')).toEqual([
    'Nr.  Nume        Oră',
    '───  ──────────  ───',
    '  1  Ștefan Pop',
    ' 12  I\u0306on         x',
  ]);
});

test('a table without rows says so', () => {
  expect(textTable(['Nr.'], [])).toBe('Nimic de arătat.');
});
