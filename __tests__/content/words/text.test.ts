import { plainText, textTable } from '../../../src/content/words/text';

test('columns line up under their headings, numbers to the right, whatever the cells contain', () => {
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

test('an empty table says that it has no rows', () => {
  expect(textTable(['Nr.'], [])).toBe('Nimic de afișat.');
});

test('visitors’ text cannot colour or move the surrounding terminal output', () => {
  expect(plainText('Ana\u001b[31m\u009b2J\u202e Pop\r\nscris')).toBe('Ana[31m2J Pop scris');
});

test('a message keeps its lines where it is shown alone', () => {
  expect(plainText('unu\r\ndoi\u0007', { keepLines: true })).toBe('unu\ndoi');
});
