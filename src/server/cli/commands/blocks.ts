import { shortDate } from '../../../content/words/dates';
import { WEEKDAYS } from '../../../content/weekdays';
import { datesOf } from '../../../domain/calendarDate';
import { isExpired } from '../../../domain/slotStatus';
import { blockTimes, unblockTimes } from '../../clinic/blockedTimes';
import { comingAppointments, refuseBooked } from '../../staff/appointments';
import { changing } from '../../staff/change';
import { Refusal } from '../../staff/refusal';
import { find } from '../../staff/rows';
import { date, id, name } from '../../staff/rules';
import { slots } from '../../staff/slots';
import { leaf, type Tree } from '../command/command';
import { argument, option, required } from '../command/options';

const TIMES = {
  id: argument('<nr>', 'numărul intervalului, din clinic slots list', id),
  date: required('<dată>', 'ziua, ca 2026-11-23 sau 23.11.2026', date),
  until: option('<dată>', 'ultima zi, pentru același interval din fiecare săptămână', date),
};

const block = leaf({
  about: 'blochează un interval într-o zi: pe site apare ocupat; ce este programat nu se blochează',
  fields: { ...TIMES, reason: required('<text>', 'de ce, numai pentru personal: „ședință”', name) },
  work: async ({ db, now, at }, { id: wanted, date: from, until = from, reason }) => {
    const { dates, words } = await changing(db, at, async (tx) => {
      const slot = await find(tx, slots, wanted);
      const all = datesOf(WEEKDAYS.indexOf(slot.day), from, until).filter(
        (day) => !isExpired(day, slot.from, now),
      );
      const title = `${slots.one} ${wanted}, ${slots.nameOf(slot)}`;
      if (all.length === 0) throw new Refusal(`În zilele alese nu mai este ${title}.`);
      const booked = await comingAppointments(tx, now, (query) =>
        query.where('slots.id', '=', wanted).where('appointments.date', 'in', all),
      );
      refuseBooked(booked, 'Orele alese au');
      await blockTimes(tx, wanted, all, reason, at);
      return { dates: all, words: title };
    });
    return { data: { dates }, text: `Am blocat ${words}: ${dates.map(shortDate).join(', ')}.` };
  },
});

const unblock = leaf({
  about: 'face din nou liber un interval blocat',
  fields: TIMES,
  work: async ({ db, at }, { id: slotId, date: from, until = from }) => {
    const dates = await changing(db, at, (tx) => unblockTimes(tx, { slotId, date: from }, until));
    if (dates.length === 0) throw new Refusal(`Intervalul ${slotId} nu este blocat în zilele alese.`);
    return {
      data: { dates },
      text: `Intervalul ${slotId} este din nou liber: ${dates.map(shortDate).join(', ')}.`,
    };
  },
});

export const blocks: Tree = { block, unblock };
