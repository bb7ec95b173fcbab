import { subscriptionPath } from '../../../content/paths';
import { calendarAdded, calendarTable } from '../../../content/words/calendarText';
import { addCalendar, removeCalendars, selectCalendars, type StaffCalendar } from '../../agenda/calendars';
import { openLinks } from '../../context/links';
import { isPublic, readPublicUrl } from '../../config/config';
import type { Db } from '../../db/schema';
import { doctors } from '../../staff/doctors';
import { Refusal } from '../../staff/refusal';
import { find, rowsOf } from '../../staff/rows';
import { rowId, nameRule } from '../../staff/rules';
import { leaf, type Group } from '../framework/command';
import { argument, flag, option, several, YES } from '../framework/options';
import { confirm, UsageError } from '../io/terminal';

async function urlsOf(db: Db) {
  const links = await openLinks(db);
  const site = readPublicUrl(process.env);
  return ({ reference }: StaffCalendar) => site + subscriptionPath(links.tokenFor(reference));
}

const add = leaf({
  about: 'face o adresă secretă la care programările se văd în calendarul unui telefon',
  fields: {
    doctor: option('<nr>', 'ale unui medic', rowId),
    all: flag('ale tuturor medicilor'),
    names: flag('cu numele și telefoanele pacienților; fără el, numai inițialele'),
    for: option('<text>', 'unde îl puneți, ca să îl știți în listă: „telefonul Anei”', nameRule),
  },
  work: async ({ db, at }, { doctor, all, names = false, for: label }) => {
    if ((doctor === undefined) === (all === undefined))
      throw new UsageError('Spuneți ale cui: --doctor sau --all, nu amândouă.');
    if (doctor !== undefined) await find(db, doctors, doctor);
    const doctorId = doctor ?? null;
    const twins = (await selectCalendars(db).execute()).filter((one) => one.doctorId === doctorId);
    const calendar = await addCalendar(db, doctorId, names, at, label);
    const url = (await urlsOf(db))(calendar);
    const text = calendarAdded({ ...calendar, url }, isPublic(url), twins);
    return { data: { id: calendar.id, url }, text };
  },
});

const list = leaf({
  about: 'arată calendarele cu adresele lor',
  work: async ({ db }) => {
    const urlOf = await urlsOf(db);
    const all = (await selectCalendars(db).execute()).map((one) => ({ ...one, url: urlOf(one) }));
    return { data: all, text: calendarTable(all, await rowsOf(db, doctors)) };
  },
});

const remove = leaf({
  about: 'face nevalabile adresele unor calendare',
  fields: { ids: argument('<nr...>', 'numerele calendarelor', several(rowId)), yes: YES },
  work: async ({ db }, { ids, yes }) => {
    const known = (await selectCalendars(db).execute()).map((calendar) => calendar.id);
    const missing = ids.find((one) => !known.includes(one));
    if (missing !== undefined)
      throw new Refusal(`Nu există calendarul ${missing}. Vedeți: clinic calendars list`);
    const words = `${ids.length === 1 ? 'calendarul' : 'calendarele'} ${ids.join(', ')}`;
    await confirm(`Scoateți ${words}?`, yes);
    await removeCalendars(db, ids);
    return { data: { removed: ids }, text: `Am scos ${words}.` };
  },
});

export const calendars: Group = {
  about: 'programările în calendarul telefonului, prin abonare la o adresă secretă',
  commands: { list, add, remove },
};
