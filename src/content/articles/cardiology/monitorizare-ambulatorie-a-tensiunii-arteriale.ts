import type { Article } from '../../article';
import { CHEST_OR_BREATH, CONFUSION, HEADACHE } from '../../emergency/signs';
import { STROKE } from '../../emergency/stroke';

export const article: Article = {
  path: '/monitorizare-ambulatorie-a-tensiunii-arteriale',
  specialty: 'cardiology',
  heading: 'Monitorizarea ambulatorie a tensiunii arteriale',
  metadata: {
    title: 'Holter de tensiune: monitorizare 24 sau 48 de ore',
    description:
      'Cum se măsoară tensiunea ziua și noaptea, ce medii sunt normale, de la ce valori vorbim despre hipertensiune și cum purtați aparatul.',
    keywords: [
      'monitorizarea tensiunii arteriale',
      'Holter de tensiune',
      'MATA',
      'hipertensiune arterială',
      'tensiune normală',
    ],
  },
  lead: 'Un aparat purtat la brâu vă măsoară automat tensiunea, ziua și noaptea, timp de 24 sau 48 de ore. Mediile sunt mai de încredere decât o singură măsurare la cabinet, unde emoția poate mări tensiunea.',
  atAGlance: {
    duration: '24 sau 48 de ore',
    preparation: 'Purtați mâneci largi; luați medicamentele ca de obicei.',
  },
  booking: 'byPhone',
  priceKeys: ['abpm-24h', 'abpm-48h'],
  schemaType: 'MedicalProcedure',
  sections: [
    {
      id: 'ce-este',
      heading: 'Ce este monitorizarea',
      blocks: [
        {
          kind: 'paragraph',
          text: 'I se mai spune Holter de tensiune sau, pe scurt, MATA. O manșetă pe braț este legată de un aparat mic, care o umflă la intervale stabilite și păstrează valorile în memorie. „Ambulatorie” înseamnă că se face în timpul activităților obișnuite, acasă sau la serviciu.',
        },
        {
          kind: 'figures',
          items: [
            { value: '15–30 de minute', label: 'între două măsurări, ziua' },
            { value: '60 de minute', label: 'între două măsurări, noaptea' },
          ],
        },
        {
          kind: 'paragraph',
          text: 'Tensiunea se scrie cu două valori, de exemplu 120/70 mmHg (milimetri coloană de mercur). Prima, tensiunea sistolică, este presiunea din artere când inima se contractă. A doua, cea diastolică, este presiunea dintre bătăi.',
        },
      ],
    },
    {
      id: 'valori',
      heading: 'Ce valori sunt normale',
      blocks: [
        {
          kind: 'table',
          caption: 'Medii normale ale tensiunii la monitorizarea de 24 de ore',
          columns: ['Perioada', 'Media normală, cel mult'],
          rows: [
            ['24 de ore', '125/75 mmHg'],
            ['Ziua', '130/80 mmHg'],
            ['Noaptea', '110/65 mmHg'],
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Vorbim despre hipertensiune, adică despre tensiune crescută, la valori medii pe 24 de ore de ',
            { strong: '130/80 mmHg sau mai mari' },
            '. O singură măsurare nu este suficientă pentru diagnostic: contează mediile, vârsta, celelalte boli și tratamentul. Când o medie este peste normal, dar sub acest prag, medicul interpretează întregul rezultat și vă spune ce înseamnă pentru dumneavoastră.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'În somn, tensiunea scade în mod normal cu ',
            { strong: '10–20%' },
            ' față de zi. Dacă nu scade sau chiar crește, medicul caută o explicație, de exemplu oprirea respirației în somn (apneea), o boală de rinichi sau un tratament care trebuie ajustat.',
          ],
        },
      ],
    },
    {
      id: 'cand-se-recomanda',
      heading: 'Când se recomandă',
      blocks: [
        {
          kind: 'list',
          items: [
            'pentru confirmarea hipertensiunii, înainte de începerea unui tratament;',
            'dacă se bănuiește „hipertensiunea de halat alb”: valori mari la cabinet, normale acasă;',
            'dacă se bănuiește „hipertensiunea mascată”: valori bune la cabinet, mari acasă;',
            'pentru a vedea dacă tratamentul acoperă toată ziua și toată noaptea;',
            'după amețeli sau leșin, când tensiunea ar putea scădea prea mult.',
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
          text: 'Faceți duș înainte de a veni, pentru că aparatul nu trebuie udat. Purtați o bluză cu mâneci largi și o curea, dacă puteți. Luați medicamentele la orele obișnuite, dacă medicul nu v-a spus altfel, și aduceți lista lor.',
        },
        {
          kind: 'note',
          tone: 'warning',
          title: 'Înainte de montare',
          text: 'Spuneți medicului dacă aveți o fistulă pentru dializă (o legătură făcută prin operație între o arteră și o venă), dacă ați avut o operație la sân ori vi s-au scos ganglioni de la subraț, dacă aveți brațul umflat, dacă luați anticoagulante (medicamente împotriva cheagurilor) sau dacă aveți fibrilație atrială (un ritm neregulat al inimii).',
        },
      ],
    },
    {
      id: 'cum-decurge',
      heading: 'Cât purtați aparatul',
      blocks: [
        {
          kind: 'steps',
          items: [
            'Manșeta se pune, dacă se poate, pe brațul pe care îl folosiți mai puțin. Se face o măsurare de probă.',
            'Vă continuați ziua obișnuită, dar fără efort intens. Aparatul măsoară la fiecare 15–30 de minute ziua și la fiecare 60 de minute noaptea.',
            'Când manșeta începe să se umfle, opriți-vă, lăsați brațul întins și relaxat și nu vorbiți.',
            'Notați când vă culcați și când vă treziți, medicamentele, eforturile, emoțiile și simptomele.',
            'După 24 sau 48 de ore, aparatul se scoate, iar medicul citește rezultatele.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Dacă sunteți la volan când pornește măsurarea, fiți cu ochii la drum.',
        },
      ],
    },
    {
      id: 'dupa-monitorizare',
      heading: 'După monitorizare și riscuri',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'Strângerea manșetei poate fi neplăcută și vă poate trezi noaptea. Uneori rămân o roșeață sau mici vânătăi, care trec. Dacă brațul vă doare tare, se umflă, amorțește sau se învinețește, scoateți manșeta; dacă brațul nu își revine în scurt timp, mergeți la urgențe. Apoi ',
            { call: 'sunați-ne' },
            '.',
          ],
        },
        {
          kind: 'paragraph',
          text: [
            'Dacă mediile sunt mari, medicul vă propune schimbări ale stilului de viață, tratament sau investigații, de pildă o ',
            { to: '/ecocardiografie', text: 'ecocardiografie' },
            ', care arată dacă peretele inimii s-a îngroșat. Nu schimbați dozele pe cont propriu după cifrele de pe ecran.',
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
          call: [CONFUSION, CHEST_OR_BREATH, HEADACHE, STROKE],
          today: [],
          note: 'Acestea sunt urgențe la orice valoare a tensiunii. Aparatul nu cheamă ajutor.',
        },
        {
          kind: 'paragraph',
          text: 'Pentru valori mult mai mari decât cele obișnuite, fără aceste semne, cereți sfat medical în aceeași zi; seara și în weekend, mergeți la urgențe.',
        },
      ],
    },
  ],
  questions: [
    {
      question: 'De ce 48 de ore și nu 24?',
      answer:
        'Adesea sunt suficiente 24 de ore. Medicul poate alege 48 de ore când tensiunea diferă mult de la o zi la alta sau când vrea să compare zile diferite.',
    },
    {
      question: 'Cine scoate aparatul și când?',
      answer: [
        'Se stabilește la montare. Alegeți ziua astfel încât cele 24 sau 48 de ore să se încheie într-o zi în care clinica este deschisă. Dacă nu puteți, ',
        { call: 'sunați-ne' },
        ' înainte de a veni.',
      ],
    },
    {
      question: 'Pot scoate aparatul noaptea?',
      answer:
        'Este bine să nu îl scoateți. Tensiunea din timpul somnului este una dintre cele mai prețioase informații ale monitorizării.',
    },
    {
      question: 'Am tensiometru acasă. Nu este de ajuns?',
      answer:
        'Măsurările de acasă sunt foarte folositoare, dar nu arată tensiunea din somn și din timpul activității. Aduceți notițele.',
    },
  ],
};
