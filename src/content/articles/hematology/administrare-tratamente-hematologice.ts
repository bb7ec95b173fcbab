import type { Article } from '../../article';
import { RASH, SWELLING } from '../../emergency/allergy';
import { FALL_ON_ANTICOAGULANT } from '../../emergency/anticoagulant';
import { BLEEDING_SIGNS } from '../../emergency/bleeding';
import { SPOTS } from '../../emergency/blood';
import { FEVER, OTHER_FEVER } from '../../emergency/fever';
import { PATHS } from '../../paths';

export const article: Article = {
  path: '/administrare-tratamente-hematologice',
  specialty: 'hematology',
  heading: 'Administrarea tratamentelor hematologice',
  metadata: {
    title: 'Tratamente hematologice injectabile și perfuzii',
    description:
      'Ce tratamente hematologice se administrează injectabil sau în perfuzie, cum vă pregătiți și ce reacții trebuie anunțate.',
    keywords: [
      'tratament hematologic',
      'perfuzii',
      'heparină',
      'corticosteroizi intravenoși',
      'imunoterapie',
      'factori de creștere',
      'antibiotice injectabile',
    ],
  },
  lead: 'Unele tratamente ale bolilor de sânge se administrează prin injecții sau perfuzii, nu pe gură. Aici aflați cum vă pregătiți și ce să ne spuneți înainte.',
  atAGlance: { preparation: 'Aduceți recomandarea medicului și analizele recente.' },
  booking: 'byPhone',
  priceKeys: ['parenteral-treatment', 'parenteral-iron'],
  schemaType: 'MedicalProcedure',
  sections: [
    {
      id: 'ce-este',
      heading: 'Ce înseamnă tratament parenteral',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Un tratament parenteral este un tratament care nu trece prin stomac și intestin. Medicamentul se dă într-o venă (intravenos), sub piele (subcutanat) sau într-un mușchi (intramuscular).',
        },
        {
          kind: 'paragraph',
          text: 'Calea de administrare depinde de medicament. Unele ar fi distruse în stomac, altele trebuie să acționeze repede sau se administrează numai sub supraveghere.',
        },
      ],
    },
    {
      id: 'cand-se-recomanda',
      heading: 'Ce tratamente se administrează',
      blocks: [
        {
          kind: 'table',
          caption: 'Tratamentele administrate și rostul lor',
          columns: ['Tratament', 'La ce folosește, pe scurt'],
          rows: [
            ['Fier intravenos', 'Reface rezervele de fier când fierul luat pe gură nu este potrivit.'],
            [
              'Vitamine',
              'Corectează o lipsă dovedită, de exemplu de vitamină B12, de care măduva are nevoie ca să producă celule.',
            ],
            [
              'Heparine cu greutate moleculară mică',
              'Previn sau tratează trombozele, adică cheagurile formate în vase.',
            ],
            [
              'Corticosteroizi intravenoși',
              'Antiinflamatoare puternice, care liniștesc un sistem imunitar prea activ.',
            ],
            ['Imunoterapie', 'Acționează prin sistemul imunitar sau asupra lui, în anumite boli de sânge.'],
            [
              'Factori de creștere hematopoietici',
              'Stimulează măduva osoasă să producă globule roșii sau albe.',
            ],
            ['Antibiotice injectabile', 'Tratează infecții bacteriene, când tabletele nu sunt suficiente.'],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Orice administrare se face la recomandarea unui medic. Dacă nu aveți încă una, începeți cu o consultație de ',
            { to: PATHS.hematology, text: 'hematologie' },
            '. Despre fier puteți citi separat, pe pagina despre ',
            { to: '/administrare-fier-intravenos', text: 'fierul intravenos' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'cum-va-pregatiti',
      heading: 'Cum vă pregătiți',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Aduceți recomandarea sau scrisoarea medicală, analizele recente și lista medicamentelor pe care le luați, cu doze. Întrebați dinainte dacă medicamentul trebuie adus de dumneavoastră și cum se păstrează pe drum: ',
            { call: 'sunați-ne' },
            '.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Puteți mânca ușor înainte, dacă nu vi s-a spus altfel. La prima administrare este bine să veniți cu cineva. Purtați o haină cu mâneci ușor de ridicat și rezervați-vă timp: durata diferă de la câteva minute, pentru o injecție, la câteva ore, pentru unele perfuzii.',
        },
        {
          kind: 'note',
          tone: 'warning',
          title: 'Spuneți înainte de administrare',
          text: 'Anunțați orice alergie sau reacție avută la un medicament, febra ori infecțiile recente, sarcina sau alăptarea, diabetul, bolile de rinichi ori de ficat, sângerările și medicamentele care „subțiază” sângele.',
        },
      ],
    },
    {
      id: 'cum-decurge',
      heading: 'Cum decurge',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Se verifică recomandarea, doza, alergiile și analizele de care depinde tratamentul.',
            'Se măsoară tensiunea, pulsul și, dacă este cazul, temperatura.',
            'Pentru o perfuzie se montează o branulă, adică un tub subțire din plastic, într-o venă a brațului. Pentru o injecție se alege locul potrivit și se curăță pielea.',
            'Medicamentul se administrează în ritmul recomandat. Unele se dau mai lent la prima administrare.',
            'După unele tratamente rămâneți un timp sub supraveghere.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Dacă în timpul administrării simțiți mâncărime, căldură, frisoane, apăsare în piept, amețeală sau durere la locul înțepăturii, anunțați imediat asistenta sau medicul. Ritmul poate fi încetinit sau administrarea poate fi oprită.',
        },
      ],
    },
    {
      id: 'dupa-si-riscuri',
      heading: 'După administrare și riscuri',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Cel mai des apar o mică vânătaie, o ușoară durere sau roșeață la locul înțepăturii. Fierul intravenos poate provoca, rar, o reacție alergică și poate păta pielea dacă iese din venă.',
        },
        {
          kind: 'list',
          items: [
            'Heparinele pot favoriza sângerările și vânătăile.',
            'Corticosteroizii pot mări glicemia (zahărul din sânge) și tensiunea și pot tulbura somnul.',
            'Factorii de creștere pot provoca dureri de oase sau de mușchi.',
            'Antibioticele pot provoca alergii, greață sau diaree.',
            'Imunoterapia poate provoca febră, frisoane sau reacții în timpul perfuziei.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Nu schimbați doza și nu întrerupeți tratamentul fără să vorbiți cu medicul, nici dacă vă simțiți bine. Întrebați când faceți următoarele analize și cine le urmărește.',
        },
      ],
    },
    {
      id: 'cand-cereti-ajutor',
      heading: 'Când să cereți ajutor',
      blocks: [
        {
          kind: 'emergency',
          call: [SWELLING, RASH, ...BLEEDING_SIGNS],
          today: [FEVER, FALL_ON_ANTICOAGULANT, SPOTS],
        },
        { kind: 'paragraph', text: OTHER_FEVER },
        {
          kind: 'paragraph',
          text: [
            'Pentru o erupție pe piele sau o durere care crește la locul injecției, ',
            { call: 'sunați-ne' },
            '. Seara și în weekend, dacă se agravează, mergeți la urgențe.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Injecțiile cu heparină se pot face acasă?',
      answer:
        'Mulți pacienți învață să și le facă singuri, sub piele. Întrebați medicul dacă este potrivit și cereți să vi se arate cum se face corect.',
    },
    {
      question: 'Am uitat o doză. Ce fac?',
      answer:
        'Nu luați o doză dublă. Sunați medicul care v-a recomandat tratamentul și întrebați când se face următoarea administrare.',
    },
    {
      question: 'Este valabilă recomandarea altui medic?',
      answer:
        'Aduceți-o, împreună cu analizele și scrisoarea medicală. Aflați dinainte, la telefon, ce alte documente sunt necesare pentru tratamentul dumneavoastră.',
    },
  ],
};
