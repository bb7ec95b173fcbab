import { spanWords } from '../../../src/content/words/dates';

test('days off name one day once, and several by the first and the last', () => {
  expect(spanWords({ from: '2026-11-30', to: '2026-11-30' })).toBe('lun. 30.11.2026');
  expect(spanWords({ from: '2026-11-30', to: '2026-12-01' })).toBe('lun. 30.11.2026 – mar. 01.12.2026');
});
