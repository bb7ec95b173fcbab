import type { Specialty } from '../specialty';

export const genetics: Specialty = {
  key: 'genetics',
  metadata: {
    title: 'Genetică medicală în Cluj-Napoca: consultații și preț',
    description:
      'Consultația de genetică medicală: cui se adresează, cum vă pregătiți, cum decurge și cât costă. Alegeți o oră liberă și programați-vă.',
    keywords: [
      'genetică medicală',
      'consultație genetică Cluj-Napoca',
      'boli ereditare',
      'teste genetice',
      'sfat genetic',
    ],
  },
  lead: 'O discuție despre bolile din familie, despre riscul de a le moșteni sau de a le transmite și despre testele care merită făcute. Se numește și sfat genetic.',
  paragraphs: [
    'Medicul genetician află istoricul dumneavoastră și pe cel al familiei, desenează arborele genealogic și vă explică pe înțeles ce înseamnă el pentru dumneavoastră și pentru copii.',
    'Nu orice întrebare cere un test. Când un test este util, medicul vă spune ce poate arăta, ce nu poate arăta și ce decizii puteți lua după rezultat.',
  ],
  reasons: {
    heading: 'Când este bine să veniți',
    items: [
      'în familie există o boală ereditară cunoscută;',
      'mai multe rude apropiate au avut același tip de cancer ori l-au avut la o vârstă tânără;',
      'plănuiți o sarcină și doriți să cunoașteți riscurile;',
      'ați avut mai multe pierderi de sarcină;',
      'un copil are o întârziere de dezvoltare sau malformații fără cauză cunoscută;',
      'aveți rezultatul unui test genetic și doriți să îl înțelegeți.',
    ],
  },
  subServices: { heading: '', items: [] },
  priceNote:
    'Prețul este al consultației, în lei. Dacă medicul recomandă un test, îi aflați costul dinainte.',
};
