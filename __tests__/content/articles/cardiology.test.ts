import { ARTICLE_LINKS, type ArticlePath } from '../../../src/content/articleLinks';
import { articleText } from '../../support/articleText';
import { loadArticle } from '../../support/loadContent';

/** The medical facts that each article must state, with the words that state them. */
const PROMISES: readonly (readonly [string, ArticlePath, readonly string[]])[] = [
  [
    'the stress test article says that the test takes 15 to 20 minutes',
    '/testare-de-efort',
    ['Testul durează 15–20 de minute', 'durata testului | 15–20 de minute'],
  ],
  [
    'the stress test article says what to avoid, and for how many hours before',
    '/testare-de-efort',
    [
      'În cele 3–4 ore dinaintea testului, evitați:',
      'alcoolul;',
      'cafeina:',
      'fumatul;',
      'efortul fizic intens.',
    ],
  ],
  [
    'the pacemaker article says that checks come every 3 to 12 months',
    '/testare-stimulatoare-cardiace',
    ['Stimulatorul se verifică la fiecare 3–12 luni'],
  ],
  [
    'the blood pressure article says how often the pressure is measured by day and by night',
    '/monitorizare-ambulatorie-a-tensiunii-arteriale',
    ['la fiecare 15–30 de minute ziua', 'la fiecare 60 de minute noaptea'],
  ],
  [
    'the blood pressure article gives the value from which it is hypertension',
    '/monitorizare-ambulatorie-a-tensiunii-arteriale',
    ['hipertensiune', '130/80 mmHg sau mai mari'],
  ],
  [
    'the blood pressure article gives the normal means of the whole day, the day and the night',
    '/monitorizare-ambulatorie-a-tensiunii-arteriale',
    ['24 de ore | 125/75 mmHg', 'Ziua | 130/80 mmHg', 'Noaptea | 110/65 mmHg'],
  ],
  [
    'the blood pressure article says by how much the pressure drops at night',
    '/monitorizare-ambulatorie-a-tensiunii-arteriale',
    ['În somn, tensiunea scade în mod normal cu 10–20%'],
  ],
];

describe('cardiology articles', () => {
  it.each(PROMISES)('%s', async (_promise, path, phrases) => {
    const text = articleText(await loadArticle(path));
    for (const phrase of phrases) expect(text).toContain(phrase);
  });

  it('have the six addresses of the specification, in its order', () => {
    expect(ARTICLE_LINKS.cardiology.map(({ path }) => path)).toEqual([
      '/ecocardiografie',
      '/ecografie-doppler-vasculara',
      '/testare-de-efort',
      '/monitorizare-holter-ekg',
      '/monitorizare-ambulatorie-a-tensiunii-arteriale',
      '/testare-stimulatoare-cardiace',
    ]);
  });

  it.each(['/monitorizare-holter-ekg', '/monitorizare-ambulatorie-a-tensiunii-arteriale'] as const)(
    'state a duration of 24 or 48 hours at a glance: %s',
    async (path) => {
      const { atAGlance } = await loadArticle(path);
      expect(atAGlance.duration).toBe('24 sau 48 de ore');
    },
  );
});
