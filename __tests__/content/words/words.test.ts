import { actorText } from '../../../src/content/words/journalWords';
import { plainText, textTable } from '../../../src/content/words/text';
import { purgeWords } from '../../../src/content/words/counts';
import { spanWords } from '../../../src/content/words/dates';

test('places on the waiting list are counted with what is erased, only when there are any', () => {
  const counts = { appointments: 2, contactRequests: 1 };
  expect(purgeWords({ ...counts, waiting: 0 })).toBe('2 programări și un mesaj');
  expect(purgeWords({ ...counts, waiting: 3 })).toBe(
    '2 programări, un mesaj și 3 locuri pe lista de așteptare',
  );
});

test('days off name one day once, and several by the first and the last', () => {
  expect(spanWords({ from: '2026-11-30', to: '2026-11-30' })).toBe('lun. 30.11.2026');
  expect(spanWords({ from: '2026-11-30', to: '2026-12-01' })).toBe('lun. 30.11.2026 – mar. 01.12.2026');
});

test.each([
  ['patient', 'pacientul'],
  ['system', 'programul'],
  ['staff:ana', 'ana'],
])('the journal names who acted: %s is „%s”', (actor, name) => {
  expect(actorText(actor)).toBe(name);
});

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
