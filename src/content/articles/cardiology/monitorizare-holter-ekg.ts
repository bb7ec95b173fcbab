import type { Article } from '../../article';
import { CHEST_SIGNS } from '../../emergency/chest';
import { LIMB } from '../../emergency/vessels';

export const article: Article = {
  path: '/monitorizare-holter-ekg',
  specialty: 'cardiology',
  heading: 'Monitorizare Holter EKG',
  metadata: {
    title: 'Holter EKG 24 sau 48 de ore: cum îl purtați',
    description:
      'Holterul EKG înregistrează bătăile inimii 24 sau 48 de ore, acasă. Aflați cum vă pregătiți, ce notați și ce evitați cât îl purtați.',
    keywords: ['Holter EKG', 'Holter 24 de ore', 'Holter 48 de ore', 'palpitații', 'aritmie', 'extrasistole'],
  },
  lead: 'Palpitațiile apar rareori chiar în cabinet. De aceea purtați acasă un aparat mic, Holterul EKG, care înregistrează fiecare bătaie a inimii timp de 24 sau 48 de ore, ziua și noaptea.',
  atAGlance: {
    duration: '24 sau 48 de ore',
    preparation: 'Faceți duș înainte; fără creme pe piept.',
  },
  booking: 'byPhone',
  priceKeys: ['holter-24h', 'holter-48h'],
  schemaType: 'MedicalProcedure',
  sections: [
    {
      id: 'cand-se-recomanda',
      heading: 'Când este de folos',
      blocks: [
        { kind: 'paragraph', text: 'Medicul îl recomandă, de exemplu, pentru:' },
        {
          kind: 'list',
          items: [
            'palpitații (simțiți că inima bate prea repede, prea tare sau neregulat ori că sare o bătaie);',
            'amețeli sau leșin fără o cauză clară (pentru un leșin apărut acum, sunați la 112);',
            'căutarea fibrilației atriale, un ritm neregulat care poate duce la cheaguri; se caută, de exemplu, după un accident vascular cerebral;',
            'un puls prea rar sau pauze între bătăi;',
            'verificarea efectului unui tratament pentru ritmul inimii.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Medicul alege între 24 și 48 de ore în funcție de cât de des apar simptomele. Dacă sunt foarte rare, poate fi nevoie de o înregistrare mai lungă sau de alt tip de aparat.',
        },
      ],
    },
    {
      id: 'ce-este',
      heading: 'Cum este făcut aparatul',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Electrocardiograma (EKG) înregistrează activitatea electrică a inimii. Cea obișnuită durează foarte puțin.',
        },
        {
          kind: 'paragraph',
          text: 'Holterul face același lucru fără întrerupere. Câțiva electrozi (plăcuțe adezive) lipiți pe piept sunt legați de un aparat cât un telefon mic, purtat la brâu sau la gât. La final, medicul citește înregistrarea pe calculator și o compară cu ce ați simțit.',
        },
        {
          kind: 'figures',
          items: [
            { value: '24 de ore', label: 'durata obișnuită' },
            { value: '48 de ore', label: 'pentru simptome mai rare' },
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
          text: 'Faceți duș chiar înainte de a veni, pentru că nu veți mai putea face cât timp purtați aparatul. Nu puneți creme, uleiuri sau pudră pe piept: electrozii nu se mai lipesc bine. Uneori se rade părul acolo unde se lipesc.',
        },
        {
          kind: 'paragraph',
          text: 'Purtați o bluză largă, de preferat cu nasturi, și lăsați acasă lănțișoarele. Luați medicamentele ca în fiecare zi, dacă medicul nu v-a spus altfel.',
        },
        {
          kind: 'note',
          tone: 'warning',
          title: 'Înainte de montare',
          text: 'Spuneți medicului dacă aveți alergie la adezivi sau la plasturi, dacă aveți stimulator cardiac ori defibrilator și ce medicamente luați pentru inimă.',
        },
      ],
    },
    {
      id: 'cum-decurge',
      heading: 'O zi cu Holterul',
      blocks: [
        {
          kind: 'steps',
          items: [
            'La clinică, pielea se curăță, electrozii se lipesc pe piept, iar aparatul este pornit.',
            'Mergeți acasă și vă vedeți de programul obișnuit: lucrați, mergeți pe jos, urcați scări, dormiți.',
            'Notați în jurnal orele la care aveți simptome, faceți efort, luați medicamente, mergeți la culcare și vă treziți.',
            'Dacă aparatul are un buton pentru simptome, apăsați-l când simțiți ceva.',
            'După 24 sau 48 de ore, aparatul se scoate și înregistrarea se descarcă.',
          ],
        },
        {
          kind: 'note',
          tone: 'info',
          title: 'Cât purtați aparatul',
          text: 'Nu faceți duș sau baie și nu înotați. Evitați păturile electrice și țineți telefonul la distanță de aparat. Dacă un electrod se dezlipește, apăsați-l la loc și notați ora.',
        },
        {
          kind: 'note',
          tone: 'info',
          title: 'Când se scoate aparatul',
          text: [
            'La montare stabiliți cine îl scoate și la ce oră. Alegeți ziua montării astfel încât cele 24 sau 48 de ore să se încheie într-o zi în care clinica este deschisă. Dacă nu puteți, ',
            { call: 'sunați-ne' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'dupa-inregistrare',
      heading: 'După înregistrare și riscuri',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Aparatul doar înregistrează; nu trimite curent în corp. Singurul neajuns obișnuit este o roșeață sau o mâncărime sub electrozi, care trece de regulă de la sine.',
        },
        {
          kind: 'paragraph',
          text: 'Multe înregistrări arată extrasistole, adică bătăi apărute mai devreme. Ele apar și la oameni sănătoși și de cele mai multe ori nu sunt periculoase. Medicul vă va spune dacă este nevoie de tratament.',
        },
        {
          kind: 'paragraph',
          text: [
            'În funcție de rezultat, medicul poate recomanda și o ',
            { to: '/ecocardiografie', text: 'ecocardiografie' },
            ', ca să vadă cum arată inima, sau un ',
            { to: '/testare-de-efort', text: 'test de efort' },
            ', dacă simptomele apar la mișcare.',
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
          call: [...CHEST_SIGNS, LIMB],
          today: ['palpitațiile nu trec'],
          note: 'Holterul nu cheamă ajutor: nimeni nu urmărește înregistrarea în timp real.',
        },
        {
          kind: 'paragraph',
          text: [
            { call: 'Sunați-ne' },
            ' dacă aparatul s-a udat ori s-a oprit sau dacă vă ustură pielea de sub electrozi. Seara și în weekend, dacă apar bășici, scoateți electrozii, notați ora și sunați în prima zi lucrătoare.',
          ],
        },
      ],
    },
  ],
  questions: [
    {
      question: 'Când aflu rezultatul?',
      answer:
        'Medicul are nevoie de timp ca să citească toată înregistrarea. Întrebați la montare când și cum primiți rezultatul.',
    },
    {
      question: 'Pot dormi cu Holterul?',
      answer:
        'Da, și este important: înregistrarea de noapte arată cât de mult se rărește pulsul și dacă apar tulburări de ritm în somn.',
    },
    {
      question: 'Dacă nu am simțit nimic în acele ore?',
      answer:
        'Înregistrarea rămâne utilă, pentru că unele tulburări de ritm nu se simt. Dacă înregistrarea nu lămurește cauza, medicul poate recomanda repetarea ei sau o durată mai mare.',
    },
    {
      question: 'Pot face sport cu aparatul?',
      answer:
        'Mișcarea obișnuită este bine-venită. Dacă medicul nu v-a spus altfel, evitați eforturile la care transpirați mult, pentru că electrozii se pot dezlipi.',
    },
    {
      question: 'Prin ce se deosebește de Holterul de tensiune?',
      answer: [
        'Holterul EKG înregistrează ritmul inimii. Tensiunea se urmărește cu alt aparat, cu manșetă pe braț: vedeți ',
        {
          to: '/monitorizare-ambulatorie-a-tensiunii-arteriale',
          text: 'monitorizarea ambulatorie a tensiunii arteriale',
        },
        '.',
      ],
    },
  ],
};
