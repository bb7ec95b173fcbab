import type { Article } from '../../article';
import { FAINTING } from '../../emergency/signs';
import { STROKE } from '../../emergency/stroke';
import { CLOT, LIMB, LUNG } from '../../emergency/vessels';

export const article: Article = {
  path: '/ecografie-doppler-vasculara',
  specialty: 'cardiology',
  heading: 'Ecografie Doppler vasculară',
  metadata: {
    title: 'Ecografie Doppler vasculară: artere, vene, carotide',
    description:
      'Când se recomandă ecografia Doppler arterială, venoasă sau carotido-vertebrală, cum vă pregătiți și ce semne cer ajutor de urgență.',
    keywords: [
      'ecografie Doppler',
      'Doppler venos',
      'Doppler arterial',
      'Doppler carotidian',
      'tromboză venoasă',
      'varice',
    ],
  },
  lead: 'Arterele duc sângele de la inimă, iar venele îl aduc înapoi. Ecografia Doppler vasculară arată cum curge sângele, unde este îngustat un vas și dacă s-a format un cheag. Se face pe piele, fără înțepături.',
  atAGlance: { preparation: 'Fără pregătire specială; purtați haine largi.' },
  booking: 'byPhone',
  priceKeys: [
    'doppler-arterial-one',
    'doppler-arterial-both',
    'doppler-venous-one',
    'doppler-venous-both',
    'doppler-carotid',
  ],
  schemaType: 'MedicalProcedure',
  sections: [
    {
      id: 'ce-este',
      heading: 'Ce se vede la ecografia Doppler',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Aparatul folosește ultrasunete, sunete pe care urechea nu le aude. Ele se întorc, ca un ecou, de la pereții vaselor și de la sângele în mișcare. Pe ecran, medicul vede vasul, iar culorile și curbele îi arată direcția și viteza sângelui.',
        },
        {
          kind: 'paragraph',
          text: 'Bolile arterelor și cele ale venelor sunt diferite, de aceea și examinările diferă.',
        },
        {
          kind: 'table',
          caption: 'Trei examinări Doppler și rolul lor',
          columns: ['Examinarea', 'Ce vase se văd', 'Ce se caută'],
          rows: [
            [
              'Doppler arterial',
              'Arterele unui membru sau ale ambelor',
              'Îngustări (stenoze) sau blocaje, mai ales prin ateroscleroză (depuneri de grăsimi în peretele arterei)',
            ],
            [
              'Doppler venos',
              'Venele unui membru sau ale ambelor',
              'Cheaguri (tromboză) și valve venoase care lasă sângele să se întoarcă (insuficiență venoasă)',
            ],
            [
              'Doppler carotido-vertebral',
              'Arterele gâtului, care duc sângele la creier',
              'Plăci de aterom (depuneri de grăsimi în perete) și îngustări',
            ],
          ],
        },
      ],
    },
    {
      id: 'cand-se-recomanda',
      heading: 'Pentru ce simptome',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            { strong: 'Doppler arterial: ' },
            'dureri în gambă care apar la mers și trec în repaus, un picior de mai mult timp mai rece sau mai palid decât celălalt, răni ale piciorului care nu se vindecă, mai ales dacă aveți diabet sau fumați.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            { strong: 'Doppler venos: ' },
            'picioare care se umflă de mai mult timp, varice (vene dilatate, vizibile sub piele), senzație de picioare grele, răni în jurul gleznei, tromboză în trecut. Dacă umflarea sau durerea a apărut de curând, vedeți „Când să cereți ajutor”.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            { strong: 'Doppler carotido-vertebral: ' },
            'după un accident vascular cerebral sau un accident ischemic tranzitoriu (simptome asemănătoare, care trec), când medicul aude un suflu la gât sau când aveți mai mulți factori de risc, precum hipertensiunea, colesterolul crescut, diabetul și fumatul.',
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
          call: [FAINTING, LUNG, STROKE, LIMB],
          today: [CLOT, 'o rană sau un deget se înnegrește'],
        },
        {
          kind: 'paragraph',
          text: 'Riscul unui cheag este mai mare în sarcină și după o operație, o imobilizare sau o călătorie lungă.',
        },
      ],
    },
    {
      id: 'cum-va-pregatiti',
      heading: 'Cum vă pregătiți',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Nu este nevoie să veniți pe nemâncate. Luați medicamentele ca în fiecare zi. Purtați haine ușor de scos și lăsați acasă lănțișoarele dacă vi se examinează gâtul. Dacă purtați ciorapi de compresie, îi veți scoate pentru examinare.',
        },
        {
          kind: 'note',
          tone: 'info',
          title: 'Ce să aduceți',
          text: 'Ecografiile mai vechi, biletele de externare și lista medicamentelor. Spuneți dacă ați avut cheaguri ori operații pe vase sau dacă aveți stenturi (tuburi fine care țin deschisă o arteră).',
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
            'Descoperiți zona de examinat și vă întindeți. Pentru venele picioarelor, medicul vă poate ruga și să stați în picioare.',
            'Medicul pune gel pe piele și plimbă sonda de-a lungul vaselor.',
            'La vene, apasă ușor din loc în loc: o venă sănătoasă se turtește sub sondă, una cu cheag, nu.',
            'Uneori vă roagă să respirați adânc sau vă strânge gamba cu mâna, ca să vadă cum curge sângele.',
            'Gelul se șterge, iar medicul scrie rezultatul.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Dacă piciorul este inflamat, apăsarea poate fi neplăcută. Spuneți dacă vă doare.',
        },
      ],
    },
    {
      id: 'dupa-examinare',
      heading: 'După examinare și riscuri',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Ecografia Doppler nu folosește nici raze X, nici substanță de contrast și nu are efecte nocive cunoscute. Vă puteți relua activitățile imediat.',
        },
        {
          kind: 'paragraph',
          text: [
            'Dacă se găsește un cheag, tratamentul trebuie stabilit în aceeași zi. Când trombozele apar în tinerețe sau se repetă, medicul poate recomanda o ',
            { to: '/consultatii-trombofilie', text: 'consultație pentru trombofilie' },
            ' (tendința de a face cheaguri de sânge).',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Trebuie să opresc anticoagulantul înainte?',
      answer:
        'Nu. Examinarea se face pe piele și nu produce sângerare. Continuați tratamentul așa cum v-a fost prescris.',
    },
    {
      question: 'Dacă mă doare un picior, se examinează amândouă?',
      answer: 'Depinde de simptome. Medicul vă va spune dacă trebuie examinat un singur picior sau amândouă.',
    },
    {
      question: 'Am varice. Este necesară ecografia Doppler?',
      answer:
        'Ecografia se recomandă adesea înainte de alegerea tratamentului, pentru că arată care vene sunt bolnave. Nu pentru toate varicele este nevoie de o intervenție.',
    },
  ],
};
