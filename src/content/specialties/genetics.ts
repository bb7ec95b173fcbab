import { fittingTitle } from '../pageMetadata';
import type { SpecialtyOf } from '../specialty';

export const genetics: SpecialtyOf<'genetics'> = {
  key: 'genetics',
  metadata: ({ city }) => ({
    title: fittingTitle(
      `Genetică medicală în ${city}: consultații și preț`,
      'Genetică medicală: consultații și preț',
    ),
    description:
      'Consultația de genetică medicală: cui se adresează, cum vă pregătiți, cum decurge și cât costă. Alegeți o oră liberă și programați-vă.',
    keywords: [
      'genetică medicală',
      `consultație genetică ${city}`,
      'boli ereditare',
      'teste genetice',
      'sfat genetic',
    ],
  }),
  lead: 'O discuție despre bolile din familie, despre riscul de a le moșteni sau de a le transmite și despre testele care merită făcute. Se numește și sfat genetic.',
  paragraphs: [
    'Medicul genetician află istoricul dumneavoastră și pe cel al familiei, desenează arborele genealogic și vă explică pe înțeles ce înseamnă el pentru dumneavoastră și pentru copii.',
    'Nu pentru orice întrebare este nevoie de un test. Când un test este util, medicul vă spune ce poate arăta, ce nu poate arăta și ce decizii puteți lua după rezultat.',
  ],
  reasons: {
    heading: 'Când este bine să veniți',
    items: [
      'în familie există o boală ereditară cunoscută;',
      'mai multe rude apropiate au avut cancer, mai ales de același tip, ori o rudă apropiată a făcut cancer la tinerețe;',
      'plănuiți o sarcină și doriți să cunoașteți riscurile;',
      'sunteți însărcinată și există un risc cunoscut sau un rezultat modificat al unei analize ori al ecografiei (programați-vă cât mai repede);',
      'ați avut mai multe pierderi de sarcină;',
      'un copil are o întârziere de dezvoltare sau malformații fără o cauză cunoscută;',
      'aveți rezultatul unui test genetic și doriți să îl înțelegeți.',
    ],
  },
  subServices: {
    heading: 'Ce discutați la consultație',
    articles: {},
    others: [
      {
        label: 'Boli ereditare în familie',
        summary:
          'Arborele genealogic arată cine ar putea moșteni boala și ce înseamnă acest risc pentru dumneavoastră și pentru copii.',
        preparation: 'Aflați ce boli au avut rudele apropiate și la ce vârstă.',
      },
      {
        label: 'Planificarea unei sarcini',
        summary: 'Riscurile pentru copil, discutate înainte de sarcină sau la începutul ei.',
        preparation: 'Aduceți analizele și ecografiile pe care le aveți.',
      },
      {
        label: 'Alegerea unui test genetic',
        summary: 'Ce poate arăta un test, ce nu poate arăta și ce decizii urmează după rezultat.',
        preparation: 'Aduceți testele făcute deja, ale dumneavoastră și ale rudelor.',
      },
      {
        label: 'Rezultatul unui test genetic',
        summary: 'Un rezultat pe care îl aveți deja, explicat pe înțeles.',
        preparation: 'Aduceți buletinul de analize complet, nu doar concluzia.',
      },
    ],
  },
  priceNote: 'Prețul este doar pentru consultație, în lei. Un test recomandat de medic nu este inclus.',
};
