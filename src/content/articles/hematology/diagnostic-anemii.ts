import type { Article } from '../../article';
import { BLEEDING_SIGNS } from '../../emergency/bleeding';
import { HEMOGLOBIN, SPOTS } from '../../emergency/blood';

export const article: Article = {
  path: '/diagnostic-anemii',
  specialty: 'hematology',
  heading: 'Diagnosticul anemiilor',
  metadata: {
    title: 'Diagnosticul anemiei: valori, cauze și analize',
    description:
      'Sub ce valoare a hemoglobinei vorbim despre anemie, cum se apreciază severitatea, ce cauze se caută și ce analize sunt de folos.',
    keywords: [
      'anemie',
      'hemoglobină scăzută',
      'diagnostic anemie',
      'valori hemoglobină',
      'cauze anemie',
      'feritină',
      'oboseală',
    ],
  },
  lead: 'Care este cauza anemiei și cât de severă este ea? La aceste două întrebări răspunde diagnosticul. Anemia, adică prea puțină hemoglobină în sânge, nu este o boală în sine, ci un semn care are întotdeauna o cauză.',
  atAGlance: { preparation: 'Aduceți hemoleucogramele, recente și mai vechi.' },
  booking: 'online',
  focusPrefix: 'anemi',
  priceKeys: ['hematology-consultation'],
  schemaType: 'MedicalWebPage',
  sections: [
    {
      id: 'ce-este',
      heading: 'Ce este anemia',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Hemoglobina este proteina din globulele roșii care transportă oxigenul în tot corpul. Când scade, organele primesc mai puțin oxigen, iar inima bate mai repede ca să compenseze. Valoarea ei se află printr-o analiză simplă, hemoleucograma.',
        },
        {
          kind: 'table',
          caption: 'Anemia și severitatea ei, după hemoglobină',
          columns: ['Situația', 'Hemoglobina'],
          rows: [
            ['Anemie la bărbați', 'sub 13 g/dl'],
            ['Anemie la femei', 'sub 12 g/dl'],
            ['Anemie ușoară', '10–12 g/dl'],
            ['Anemie moderată', '7–10 g/dl'],
            ['Anemie severă', 'sub 7 g/dl'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'La bărbați, și o valoare între 12 și 13 g/dl este anemie, în general ușoară. Treptele sunt orientative și diferă de la o clasificare la alta: pentru Organizația Mondială a Sănătății, la adulți, în afara sarcinii, anemia este moderată între 8 și 10,9 g/dl și severă sub 8 g/dl. La copii și în sarcină, pragurile sunt altele; medicul vi le va spune.',
        },
      ],
    },
    {
      id: 'cand-se-recomanda',
      heading: 'Cu ce simptome să mergeți la medic',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Semnele apar adesea încet și sunt puse pe seama vârstei sau a stresului. Contează și viteza: la aceeași valoare, o scădere bruscă este mai greu suportată decât una lentă. Cele mai frecvente semne sunt:',
        },
        {
          kind: 'list',
          items: [
            'oboseală și lipsă de putere la efort obișnuit;',
            'paloare, amețeli, dureri de cap;',
            'palpitații (bătăi repezi sau puternice ale inimii; dacă apar împreună cu amețeală, sunați la 112), respirație grea la urcatul scărilor;',
            'unghii fragile, căderea părului, poftă de gheață sau de pământ, întâlnite în lipsa de fier;',
            'amorțeli în mâini sau picioare, posibile în lipsa vitaminei B12.',
          ],
        },
      ],
    },
    {
      id: 'cauze',
      heading: 'De ce apare',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Cea mai frecventă cauză este lipsa de fier, din pricina menstruațiilor abundente, a sarcinii, a sângerărilor din stomac sau intestin ori a absorbției slabe. Dacă lipsa de fier apare la un bărbat sau la o femeie după menopauză, trebuie căutată o sângerare digestivă.',
        },
        {
          kind: 'table',
          caption: 'Grupe de cauze',
          columns: ['Cauza', 'Exemple'],
          rows: [
            ['Pierdere de sânge', 'menstruații abundente, ulcer, polipi sau alte boli ale intestinului'],
            ['Lipsuri', 'fier, vitamina B12, acid folic'],
            ['Boli cronice', 'inflamații de lungă durată, boală de rinichi, boli ale tiroidei'],
            ['Distrugere a globulelor roșii (hemoliză)', 'boli moștenite, anticorpi, unele medicamente'],
            ['Boli ale măduvei osoase', 'măduva nu mai produce destule celule sănătoase'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Adesea se suprapun mai multe cauze. De aceea nu este bine să luați fier fără recomandarea medicului: poate întârzia găsirea cauzei adevărate.',
        },
      ],
    },
    {
      id: 'cum-va-pregatiti',
      heading: 'Cum vă pregătiți',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Aduceți analizele pe care le aveți, lista medicamentelor și a suplimentelor și rezultatele endoscopiilor sau ale consultațiilor ginecologice, dacă există. Gândiți-vă dinainte cât durează și cât de abundente sunt menstruațiile, ce mâncați într-o zi obișnuită și dacă ați observat în trecut sânge în scaun sau scaune negre; dacă apar acum, vedeți „Când să cereți ajutor”.',
        },
        {
          kind: 'note',
          tone: 'warning',
          title: 'Spuneți medicului',
          text: 'Anunțați dacă luați anticoagulante sau aspirină, medicamente pentru durere ori pentru stomac, dacă ați luat fier în ultimele luni și dacă ați primit transfuzii. Nu opriți niciun tratament fără acordul medicului.',
        },
      ],
    },
    {
      id: 'cum-decurge',
      heading: 'Cum se pune diagnosticul',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Medicul discută cu dumneavoastră și vă examinează.',
            'Hemoleucograma arată severitatea anemiei și mărimea globulelor roșii: mici, normale sau mari. Mărimea lor ajută la găsirea cauzei.',
            'Urmează analizele țintite: feritina (rezervele de fier), vitamina B12, acidul folic, reticulocitele (globulele roșii tinere), funcția rinichilor, analizele de inflamație.',
            'Dacă este nevoie, se caută sângerarea, prin endoscopie (examinarea stomacului sau a intestinului cu o cameră mică) ori printr-un consult ginecologic.',
            'Numai în unele cazuri este necesară o probă din măduva osoasă.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Despre fiecare test citiți pe pagina despre ',
            { to: '/analize-de-specialitate', text: 'analizele de specialitate' },
            ', iar despre ce urmează, pe pagina despre ',
            { to: '/tratament-anemii', text: 'tratamentul anemiilor' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'cand-cereti-ajutor',
      heading: 'Când să cereți ajutor',
      blocks: [
        { kind: 'emergency', call: BLEEDING_SIGNS, today: [HEMOGLOBIN, SPOTS] },
        {
          kind: 'paragraph',
          text: [
            'Pentru puțin sânge în scaun, cereți sfat medical în aceeași zi; seara și în weekend, mergeți la urgențe. Pentru întrebări care pot aștepta, ',
            { call: 'sunați-ne' },
            '.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Feritina mea este normală. Mai pot avea lipsă de fier?',
      answer:
        'Uneori, da. Feritina crește în inflamații și poate ascunde lipsa de fier, de aceea se interpretează împreună cu alte analize.',
    },
    {
      question: 'Anemia se poate moșteni?',
      answer:
        'Unele forme, da, de exemplu talasemia, în care se formează prea puțină hemoglobină. Spuneți medicului dacă rudele au avut anemie, icter (pielea și ochii galbeni) sau splina mărită.',
    },
    {
      question: 'Pot avea lipsă de fier cu hemoglobina normală?',
      answer:
        'Da. Rezervele se epuizează înainte să scadă hemoglobina, iar feritina scăzută arată acest lucru. Oboseala poate apărea deja.',
    },
  ],
};
