import { SAMPLE_FACTS } from '../../src/content/sample/sampleFacts';
import { DRAWN_ORIGIN, fillSlots, unknownFreeTimes, withSlots } from '../../src/prerender/slots';

const drawn = Object.values(withSlots(SAMPLE_FACTS).free ?? {})
  .map(({ words, when, address }) => `<a href="${DRAWN_ORIGIN}${address}" title="${when}">${words}</a>`)
  .join('\n');

test('every slot of a drawn page is filled, with words that cannot become markup', () => {
  const free = Object.fromEntries(
    Object.keys(unknownFreeTimes(SAMPLE_FACTS)).map((key) => [
      key,
      { words: `<${key}>`, when: '"', address: '/?a=1&b=2' },
    ]),
  );
  const lines = fillSlots(drawn, 'https://clinica.example', free).split('\n');
  expect(lines).toHaveLength(SAMPLE_FACTS.doctors.length + SAMPLE_FACTS.services.length);
  for (const line of lines)
    expect(line).toMatch(
      /^<a href="https:\/\/clinica\.example\/\?a=1&amp;b=2" title="&quot;">&lt;[\w-]+&gt;<\/a>$/,
    );
});

test('where nobody knows a time, a page leads to the calendar of the doctor or service', () => {
  const filled = fillSlots(drawn, '', unknownFreeTimes(SAMPLE_FACTS));
  expect(filled).toContain(
    '<a href="/programare?serviciu=2&amp;medic=3" title="Vedeți orele libere">Vedeți orele libere</a>',
  );
  expect(filled).toContain(
    '<a href="/programare?serviciu=4" title="Vedeți orele libere">Vedeți orele libere</a>',
  );
});
