import type { Article } from '../../../src/content/article';
import { article as ecocardiografie } from '../../../src/content/articles/cardiology/ecocardiografie';
import { article as ecografieDopplerVasculara } from '../../../src/content/articles/cardiology/ecografie-doppler-vasculara';
import { article as monitorizareAmbulatorieATensiuniiArteriale } from '../../../src/content/articles/cardiology/monitorizare-ambulatorie-a-tensiunii-arteriale';
import { article as monitorizareHolterEkg } from '../../../src/content/articles/cardiology/monitorizare-holter-ekg';
import { article as testareDeEfort } from '../../../src/content/articles/cardiology/testare-de-efort';
import { article as testareStimulatoareCardiace } from '../../../src/content/articles/cardiology/testare-stimulatoare-cardiace';
import { ARTICLE_LINKS } from '../../../src/content/articleLinks';
import { articleText } from '../../support/articleText';

const ARTICLES: readonly Article[] = [
  ecocardiografie,
  ecografieDopplerVasculara,
  testareDeEfort,
  monitorizareHolterEkg,
  monitorizareAmbulatorieATensiuniiArteriale,
  testareStimulatoareCardiace,
];

/** The medical facts that each article must state, with the words that state them. */
const PROMISES: readonly (readonly [string, Article, readonly string[]])[] = [
  [
    'the stress test article says that the test takes 15 to 20 minutes',
    testareDeEfort,
    ['Testul durează 15–20 de minute', 'durata testului | 15–20 de minute'],
  ],
  [
    'the stress test article says what to avoid, and for how many hours before',
    testareDeEfort,
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
    testareStimulatoareCardiace,
    ['Stimulatorul se verifică la fiecare 3–12 luni'],
  ],
  [
    'the blood pressure article says how often the pressure is measured by day and by night',
    monitorizareAmbulatorieATensiuniiArteriale,
    ['la fiecare 15–30 de minute ziua', 'la fiecare 60 de minute noaptea'],
  ],
  [
    'the blood pressure article gives the value from which it is hypertension',
    monitorizareAmbulatorieATensiuniiArteriale,
    ['hipertensiune', '130/80 mmHg sau mai mari'],
  ],
  [
    'the blood pressure article gives the normal means of the whole day, the day and the night',
    monitorizareAmbulatorieATensiuniiArteriale,
    ['24 de ore | 125/75 mmHg', 'Ziua | 130/80 mmHg', 'Noaptea | 110/65 mmHg'],
  ],
  [
    'the blood pressure article says by how much the pressure drops at night',
    monitorizareAmbulatorieATensiuniiArteriale,
    ['În somn, tensiunea scade în mod normal cu 10–20%'],
  ],
];

describe('cardiology articles', () => {
  it.each(PROMISES)('%s', (_promise, article, phrases) => {
    const text = articleText(article);
    for (const phrase of phrases) expect(text).toContain(phrase);
  });

  it('have the six addresses of the specification, in its order', () => {
    expect(ARTICLES.map(({ path }) => path)).toEqual(ARTICLE_LINKS.cardiology.map(({ path }) => path));
  });

  it.each([monitorizareHolterEkg, monitorizareAmbulatorieATensiuniiArteriale])(
    '$heading: states a duration of 24 or 48 hours at a glance',
    ({ atAGlance }) => {
      expect(atAGlance.duration).toBe('24 sau 48 de ore');
    },
  );
});
