import type { Article } from '../../article';
import { BLEEDING_SIGNS } from '../../emergency/bleeding';
import { HEMOGLOBIN, SPOTS } from '../../emergency/blood';
import { FEVER, OTHER_FEVER } from '../../emergency/fever';

export const article: Article = {
  path: '/analize-de-specialitate',
  specialty: 'hematology',
  heading: 'Analize de specialitate',
  metadata: {
    title: 'Analize de hematologie: ce arată și cum vă pregătiți',
    description:
      'Hemoleucogramă, frotiu, feritină, coagulare, puncții: ce arată fiecare analiză de hematologie și cum vă pregătiți pentru ea.',
    keywords: [
      'analize hematologie',
      'hemoleucogramă',
      'frotiu de sânge',
      'feritină',
      'coagulare',
      'puncție ganglionară',
    ],
  },
  lead: 'O valoare marcată ca anormală într-un buletin de analize nu înseamnă neapărat o boală gravă. Medicul hematolog o interpretează în funcție de simptome, de medicamente și de analizele mai vechi. Aici aflați ce arată cele mai folosite analize.',
  atAGlance: { preparation: 'Dimineața, pe nemâncate, dacă nu vi se spune altfel.' },
  booking: 'byPhone',
  priceKeys: ['hematology-consultation', 'sternal-puncture', 'bone-marrow-biopsy', 'lymph-node-puncture'],
  schemaType: 'MedicalWebPage',
  sections: [
    {
      id: 'ce-este',
      heading: 'Ce sunt analizele de hematologie',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Sunt analize care cercetează celulele din sânge, organele în care ele se formează și felul în care sângele se încheagă. Cele mai multe se fac dintr-o probă de sânge luată dintr-o venă a brațului. Pentru câteva este nevoie de o puncție, adică de recoltarea cu acul a unei probe din măduva osoasă sau dintr-un ganglion limfatic (un mic organ de apărare, cum sunt cele de la gât ori de la subraț).',
        },
      ],
    },
    {
      id: 'cand-se-recomanda',
      heading: 'De ce vi se pot cere',
      blocks: [
        { kind: 'paragraph', text: 'Medicul le poate cere, de exemplu, pentru:' },
        {
          kind: 'list',
          items: [
            'oboseală care nu trece, paloare, amețeli sau palpitații (bătăi de inimă resimțite neplăcut);',
            'vânătăi apărute ușor, sângerări de la nas sau gingii, menstruații abundente;',
            'ganglioni măriți, febră fără o cauză cunoscută, transpirații de noapte sau slăbire neexplicată;',
            'infecții repetate;',
            'cheaguri de sânge, la dumneavoastră sau la rude apropiate;',
            'o hemoleucogramă modificată, găsită la un control.',
          ],
        },
      ],
    },
    {
      id: 'ce-arata',
      heading: 'Ce arată fiecare analiză',
      blocks: [
        {
          kind: 'table',
          caption: 'Analize de sânge folosite des în hematologie',
          columns: ['Analiza', 'Ce arată'],
          rows: [
            [
              'Hemoleucograma',
              'Numărul globulelor roșii, al globulelor albe și al trombocitelor (celulele care opresc sângerarea), precum și hemoglobina.',
            ],
            ['Frotiul de sânge', 'Forma celulelor, privite la microscop.'],
            ['Reticulocitele', 'Globulele roșii tinere: cât de activă este măduva osoasă.'],
            [
              'Feritina, fierul, transferina',
              'Rezervele de fier și fierul care circulă în sânge, legat de transferină.',
            ],
            ['Vitamina B12 și acidul folic', 'Vitaminele de care depinde formarea celulelor sângelui.'],
            [
              'Testele de hemoliză (LDH, bilirubină, haptoglobină)',
              'Dacă globulele roșii se distrug prea repede.',
            ],
            ['Testele de coagulare (INR, APTT, fibrinogen)', 'Cât de bine se încheagă sângele.'],
            [
              'Electroforeza și imunofixarea proteinelor',
              'Dacă există o proteină anormală, produsă în exces de un singur tip de celule.',
            ],
            ['Imunofenotiparea', 'Tipul exact al celulelor, după „etichetele” de pe suprafața lor.'],
            ['Testele genetice', 'Modificări ale genelor, moștenite sau apărute doar în celulele bolnave.'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Nu sunt necesare toate. Se începe cu puține analize, iar rezultatul lor arată ce merită căutat mai departe.',
        },
      ],
    },
    {
      id: 'cum-va-pregatiti',
      heading: 'Cum vă pregătiți',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Pentru hemoleucogramă nu este nevoie de o pregătire specială. Pentru fier și pentru alte câteva analize, sângele se recoltează dimineața, pe nemâncate; apa este permisă. Dacă luați tablete de fier sau suplimente, spuneți medicului, pentru că pot schimba rezultatul.',
        },
        {
          kind: 'note',
          tone: 'warning',
          title: 'Spuneți ce medicamente luați',
          text: 'Anticoagulantele și antiagregantele (medicamente care „subțiază” sângele) pot modifica unele teste de coagulare și măresc riscul de sângerare la o puncție. Spuneți că le luați, dar nu le opriți fără acordul medicului.',
        },
      ],
    },
    {
      id: 'cum-decurge',
      heading: 'Recoltarea și puncțiile',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Recoltarea de sânge durează câteva minute; simțiți doar o înțepătură. După aceea apăsați locul, fără să îl frecați, ca să nu apară o vânătaie.',
        },
        {
          kind: 'paragraph',
          text: [
            'Dacă analizele de sânge nu lămuresc problema, medicul poate propune o probă din măduva osoasă, locul în care se formează celulele sângelui. Puncția durează 10–20 de minute și se face cu anestezie locală. O găsiți descrisă pe pagina despre ',
            { to: '/medulograme', text: 'medulograme' },
            '.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Prin puncția ganglionară sau tumorală se recoltează celule, cu un ac, dintr-un ganglion mărit sau dintr-o formațiune, adică dintr-o umflătură. Uneori medicul recomandă și o biopsie, adică examinarea unui fragment mai mare de țesut.',
        },
      ],
    },
    {
      id: 'dupa',
      heading: 'Cum citiți rezultatele',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Fiecare laborator tipărește propriile intervale de referință. Ele diferă în funcție de metodă, de vârstă și de sex, iar în sarcină se schimbă. O mică abatere poate fi trecătoare, de pildă după o răceală, și de multe ori este suficient să se repete analiza.',
        },
        {
          kind: 'paragraph',
          text: [
            'Pragurile pentru hemoglobină le găsiți pe pagina despre ',
            { to: '/diagnostic-anemii', text: 'diagnosticul anemiilor' },
            '. Pentru restul, aduceți și buletinele mai vechi: evoluția este adesea mai importantă decât o singură valoare.',
          ],
        },
      ],
    },
    {
      id: 'cand-cereti-ajutor',
      heading: 'Când să cereți ajutor',
      blocks: [
        {
          kind: 'emergency',
          call: BLEEDING_SIGNS,
          today: [
            'laboratorul v-a comunicat o valoare critică și nu găsiți un medic',
            HEMOGLOBIN,
            SPOTS,
            FEVER,
          ],
        },
        { kind: 'paragraph', text: OTHER_FEVER },
      ],
    },
  ],
  questions: [
    {
      question: 'Se recoltează sânge la clinică?',
      answer: [{ note: 'bloodTests', call: 'Pentru a afla înainte de a veni, sunați-ne' }],
    },
    {
      question: 'Ce analize fac înainte de prima consultație?',
      answer: [
        'Este utilă o hemoleucogramă recentă, dar puteți veni și fără ea. Dacă aveți îndoieli, ',
        { call: 'sunați-ne' },
        '.',
      ],
    },
    {
      question: 'Pot mânca înainte de hemoleucogramă?',
      answer:
        'Da. Dacă se recoltează în același timp și alte analize, veniți pe nemâncate sau întrebați laboratorul.',
    },
    {
      question: 'Pot compara analize făcute la laboratoare diferite?',
      answer: 'Da, cu grijă, pentru că metodele și intervalele pot diferi.',
    },
  ],
};
