import type { Article } from '../../article';
import { BLEEDING_SIGNS } from '../../emergency/bleeding';
import { HEMOGLOBIN, SPOTS } from '../../emergency/blood';

export const article: Article = {
  path: '/tratament-anemii',
  specialty: 'hematology',
  heading: 'Tratamentul anemiilor',
  metadata: {
    title: 'Tratamentul anemiei: fier, vitamine, alimentație',
    description:
      'Cât fier absoarbe organismul, cât îi trebuie zilnic, cum se ia corect fierul pe gură și când este nevoie de alt tratament al anemiei.',
    keywords: [
      'tratament anemie',
      'fier pe gură',
      'necesar zilnic de fier',
      'alimente cu fier',
      'vitamina B12',
      'acid folic',
      'anemie feriprivă',
    ],
  },
  lead: 'Cel mai des lipsește fierul, iar refacerea rezervelor durează luni, nu zile. Tratamentul depinde însă de cauza anemiei; cu doza stabilită de medic și cu răbdare, starea se îmbunătățește treptat.',
  atAGlance: { preparation: 'Aduceți analizele și tot ce ați luat până acum.' },
  booking: 'online',
  focusPrefix: 'anemi',
  priceKeys: ['hematology-consultation', 'parenteral-iron'],
  schemaType: 'MedicalWebPage',
  sections: [
    {
      id: 'ce-este',
      heading: 'Întâi cauza, apoi tratamentul',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Anemia înseamnă prea puțină hemoglobină, proteina din globulele roșii care transportă oxigenul. Înainte de orice tratament trebuie aflat de ce a scăzut, așa cum se arată pe pagina despre ',
            { to: '/diagnostic-anemii', text: 'diagnosticul anemiilor' },
            '.',
          ],
        },
        {
          kind: 'table',
          caption: 'Ce tratament se folosește, după cauză',
          columns: ['Cauza', 'Tratamentul obișnuit'],
          rows: [
            ['Lipsă de fier', 'fier pe gură sau intravenos (într-o venă) și oprirea sângerării, dacă există'],
            ['Lipsă de vitamină B12', 'vitamina B12, adesea prin injecții la început, uneori toată viața'],
            ['Lipsă de acid folic', 'acid folic, după verificarea vitaminei B12'],
            ['Boală cronică sau de rinichi', 'tratamentul bolii; uneori fier sau factori de creștere'],
            [
              'Distrugerea globulelor roșii sau boli ale măduvei',
              'tratament de specialitate, diferit de la caz la caz',
            ],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Factorii de creștere sunt medicamente care stimulează măduva osoasă să producă celule. Transfuzia, adică sânge de la un donator, se face în spital și este rezervată anemiilor severe sau greu tolerate.',
        },
      ],
    },
    {
      id: 'cat-fier',
      heading: 'Cât fier vă trebuie',
      blocks: [
        {
          kind: 'table',
          caption: 'Fierul care trebuie absorbit în fiecare zi',
          columns: ['Cine', 'Fier absorbit pe zi'],
          rows: [
            ['Bărbați', 'aproximativ 1 mg'],
            ['Femei', '1,4–2 mg'],
            ['Femei însărcinate', '5–6 mg'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Acestea sunt cantitățile absorbite, nu cele din mâncare. Din fierul alimentelor, intestinul absoarbe doar o mică parte, care depinde de felul fierului.',
        },
        {
          kind: 'table',
          caption: 'Cât se absoarbe din fierul alimentelor',
          columns: ['Felul fierului', 'Unde se găsește', 'Cât se absoarbe'],
          rows: [
            ['Fier hemic', 'carne, pește, organe', '14–18%'],
            ['Fier nonhemic', 'leguminoase, cereale, legume verzi, nuci, ouă', '5–12%'],
          ],
        },
        {
          kind: 'paragraph',
          text: 'Vitamina C ajută absorbția fierului nonhemic: un ardei sau o portocală lângă o mâncare de linte, de exemplu. Ceaiul, cafeaua și laptele o scad, așa că este mai bine să le beți între mese. Alimentația potrivită previne lipsa de fier, dar rareori o corectează singură.',
        },
      ],
    },
    {
      id: 'cum-decurge',
      heading: 'Cum se ia fierul',
      blocks: [
        {
          kind: 'figures',
          items: [
            { value: 'cel puțin 100 mg', label: 'fier pe gură, pe zi; doza o stabilește medicul' },
            { value: 'aproximativ 6 luni', label: 'durata tratamentului pe gură' },
            { value: '15 minute – 3 ore', label: 'o administrare de fier intravenos' },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Pe gură se folosesc cel puțin 100 mg de fier pe zi, timp de aproximativ 6 luni. Doza și ritmul le stabilește medicul, după analize și după cum suportați tratamentul. Hemoglobina își revine prima, dar rezervele se refac mai târziu: nu întrerupeți fierul doar pentru că vă simțiți mai bine.',
        },
        {
          kind: 'list',
          items: [
            'Fierul se absoarbe cel mai bine pe stomacul gol. Dacă vă supără stomacul, întrebați medicul dacă îl puteți lua după masă.',
            'Lăsați câteva ore între fier și calciu, antiacide (medicamente pentru arsuri), unele antibiotice sau tratamentul pentru tiroidă; întrebați medicul câte.',
            'Scaunul se închide la culoare; acest lucru este obișnuit. Un scaun negru ca păcura, lucios, este însă o urgență.',
            'Păstrați tabletele departe de copii. O cantitate mare de fier este periculoasă pentru ei.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Dacă fierul pe gură nu este tolerat sau nu este suficient, medicul poate recomanda ',
            { to: '/administrare-fier-intravenos', text: 'fier intravenos' },
            '. O administrare durează între 15 minute și 3 ore.',
          ],
        },
      ],
    },
    {
      id: 'dupa-si-riscuri',
      heading: 'Controale și efecte neplăcute',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Fierul pe gură poate provoca greață, dureri de burtă, constipație sau diaree. Nu renunțați înainte de a vorbi cu medicul: de multe ori ajută altă doză, altă oră sau alt preparat. Efectul se urmărește prin hemoleucogramă (analiza care numără celulele din sânge) și feritină (proteina care arată rezervele de fier), la intervalele stabilite de medic.',
        },
        {
          kind: 'note',
          tone: 'warning',
          title: 'Nu luați fier fără analize',
          text: 'Nu orice anemie este cauzată de lipsa de fier. În unele boli, fierul se adună în organe și le dăunează, iar acidul folic luat singur poate ascunde o lipsă de vitamină B12.',
        },
      ],
    },
    {
      id: 'cand-cereti-ajutor',
      heading: 'Când să cereți ajutor',
      blocks: [
        {
          kind: 'emergency',
          call: [...BLEEDING_SIGNS, 'un copil a înghițit tablete de fier, chiar dacă pare bine'],
          today: [HEMOGLOBIN, SPOTS],
        },
        {
          kind: 'paragraph',
          text: [
            { call: 'Sunați-ne' },
            ' dacă nu suportați tratamentul, dacă oboseala crește sau dacă sângerați mai mult la menstruație. Seara și în weekend, dacă vă simțiți mai rău, mergeți la urgențe.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Pot bea cafea când iau fier?',
      answer: 'Da, dar nu împreună. Lăsați o oră sau două între fier și cafea sau ceai.',
    },
    {
      question: 'Sunt însărcinată. Pot lua fier din proprie inițiativă?',
      answer:
        'Nu. Necesarul crește mult în sarcină, până la 5–6 mg absorbiți pe zi, dar doza o stabilește medicul, după analize.',
    },
    {
      question: 'De ce durează 6 luni, dacă mă simt bine după o lună?',
      answer: 'Întâi se reface hemoglobina, apoi rezervele. Dacă opriți prea devreme, anemia poate reveni.',
    },
    {
      question: 'Pot corecta anemia doar cu spanac și sfeclă?',
      answer:
        'Nu. Fierul din plante este nonhemic și se absoarbe în proporție de 5–12%, iar cantitatea este mică față de cea necesară în anemie.',
    },
  ],
};
