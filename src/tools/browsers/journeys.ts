import { appointmentLinkText } from '../../content/appointmentLinkText';
import { BUTTONS, MESSAGES, PROMPTS } from '../../content/messages';
import { moveTexts, appointmentTexts } from '../../content/pages/appointment';
import { PATHS } from '../../content/paths';
import type { Visitor } from './visitor';

export interface Journey {
  readonly name: string;
  readonly take: (visitor: Visitor, isWide: boolean) => Promise<void>;
}

/** Nobody. */
const PATIENT = [
  ['^Prenume', 'Ana'],
  ['^Nume', 'Popescu-Exemplu'],
  ['^Telefon', '0700 000 000'],
  ['^E-mail', 'ana@exemplu.example'],
] as const;

const FREE_SLOT = ['button', ', liber$'] as const;

/** Goes on by weeks until there is a free time: the doctor may be away in the next ones. */
async function turnToFree({ has, sees }: Visitor, turn: () => Promise<void>): Promise<void> {
  await sees('button', PROMPTS.nextWeek);
  for (let week = 0; week < 8 && !(await has(...FREE_SLOT)); week += 1) await turn();
}

async function isBooked({ sees, arrives }: Visitor): Promise<void> {
  await sees('text', MESSAGES.bookingSucceeded);
  await arrives('Programarea este înregistrată');
}

async function reads({ open, arrives }: Visitor): Promise<void> {
  const pages = [
    [PATHS.home, 'Clinica'],
    [PATHS.services, 'Servicii'],
    [PATHS.cardiology, 'Cardiologie'],
    [PATHS.genetics, 'Genetică'],
    [PATHS.about, 'Despre Noi'],
    ['/artrite', 'Artrite'],
    [PATHS.booking, 'Programare'],
    [PATHS.contact, 'Contact'],
  ] as const;
  for (const [path, heading] of pages) {
    await open(path);
    await arrives(heading);
  }
}

async function goesByMenu(visitor: Visitor, isWide: boolean): Promise<void> {
  const { open, arrives, press, key, isAt, sees, tabTo, goBack } = visitor;
  await open(PATHS.about);
  await arrives('Despre Noi');
  if (isWide) {
    await tabTo('button', 'Specialitățile');
    await key('Enter');
    await key('Tab');
    if (!(await isAt('link', '^Cardiologie$'))) throw new Error('the submenu has not opened');
    await key('Enter');
  } else {
    await press('button', 'Deschideți meniul');
    await sees('dialog', 'Meniu');
    await key('Escape');
    if (!(await isAt('button', 'Deschideți meniul'))) throw new Error('Escape does not lead back');
    await key('Enter');
    await sees('dialog', 'Meniu');
    await press('link', '^Cardiologie$');
  }
  await arrives('Cardiologie');
  await goBack();
  await arrives('Despre Noi');
}

async function writes({ open, arrives, fill, press, sees }: Visitor): Promise<void> {
  await open(PATHS.contact);
  await arrives('Contact');
  for (const [label, text] of PATIENT.slice(1)) await fill(label, text);
  await fill('^Subiect', 'Program');
  await fill('^Mesaj', 'La ce ora deschideti?');
  await press('button', BUTTONS.submit);
  await sees('text', MESSAGES.contactSucceeded);
  await arrives('Contact');
}

async function books(visitor: Visitor): Promise<void> {
  const { open, arrives, choose, press, fill, sees } = visitor;
  await open(PATHS.booking);
  await arrives('Programare');
  await choose('^Serviciu', 'Cardiologie');
  await choose('^Medic', '^Dr');
  await turnToFree(visitor, () => press('button', PROMPTS.nextWeek));
  await press(...FREE_SLOT);
  await sees('button', ', ales$');
  for (const [label, text] of PATIENT) await fill(label, text);
  await press('button', BUTTONS.submit);
  await isBooked(visitor);

  await press('link', appointmentLinkText);
  await arrives('Programarea dumneavoastră');
  await press('link', appointmentTexts.move);
  await arrives(moveTexts.heading);
  await press('button', String.raw`\d\d:\d\d$`);
  await sees('text', 'Înainte de mutare');
  await arrives('Programarea dumneavoastră');
  await press('text', `^${appointmentTexts.cancel}$`);
  await press('button', 'Da, anulați programarea');
  await arrives('Programarea este anulată');
}

async function booksByKeyboard(visitor: Visitor): Promise<void> {
  const { open, arrives, tabTo, type, key, sees } = visitor;
  await open(PATHS.booking);
  await arrives('Programare');
  await tabTo('combobox', '^Serviciu');
  await type('Card');
  await tabTo('combobox', '^Medic');
  await type('Dr');
  await turnToFree(visitor, async () => {
    await tabTo('button', PROMPTS.nextWeek);
    await key('Enter');
  });
  await tabTo(...FREE_SLOT);
  await key('Enter');
  await sees('button', ', ales$');
  for (const [label, text] of PATIENT) {
    await tabTo('textbox', label);
    await type(text);
  }
  await tabTo('button', BUTTONS.submit);
  await key('Enter');
  await isBooked(visitor);
}

export const JOURNEYS: readonly Journey[] = [
  { name: 'reads the pages', take: reads },
  { name: 'goes by menu and keyboard', take: goesByMenu },
  { name: 'writes a message', take: writes },
  { name: 'books, moves and cancels', take: books },
  { name: 'books with the keyboard alone', take: booksByKeyboard },
];
