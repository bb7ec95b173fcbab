import { placeOf } from '../../../../src/replay/bench/play/placeOf';

const SLOT = { slotId: 103, date: '2026-11-25' };

beforeAll(() => {
  document.body.innerHTML = `
    <main>
      <label for="last">Nume</label><input id="last">
      <label for="more">Informații suplimentare (opțional)</label><textarea id="more"></textarea>
      <button id="time" data-slot-id="103" data-date="2026-11-25">10:00</button>
      <div><p id="offer">Cele mai apropiate ore libere</p></div>
    </main>
    <div role="alert"><p id="message">Acest slot este deja ocupat.</p></div>`;
});

test.each([
  ['of a control', ['controls', 'Nume', 'value'], { expected: 'Pop', actual: '' }, 'last'],
  ['of what a field holds', ['context', 'patient', 'message'], { expected: 'x', actual: '' }, 'more'],
  ['of a time', ['calendar', 0, 'state'], { expected: 'taken', actual: 'available', slot: SLOT }, 'time'],
  [
    'of a text that should not be there',
    ['text', 'absent'],
    { expected: ['Nu este', 'apropiate ore'], actual: ['Nu este'] },
    'offer',
  ],
  [
    'of another message',
    ['notification'],
    { expected: null, actual: 'Acest slot este deja ocupat.' },
    'message',
  ],
  ['of a text that is missing', ['text', 'present'], { expected: ['Nu este'], actual: [] }, undefined],
  ['of the state', ['state'], { expected: 'error', actual: 'idle' }, undefined],
])('a difference %s is found on the page', (_what, path, values, id) => {
  expect(placeOf({ what: '', path, ...values }, document)?.id).toBe(id);
});
