import { noHours, sheetText } from '../../../content/words/daySheet';
import { daySheetHtml } from '../../../prerender/daySheetHtml';
import { readDaySheets } from '../../agenda/daySheet';
import { readProfile } from '../../clinic/readFacts';
import { doctors } from '../../staff/doctors';
import { find } from '../../staff/rows';
import { dateRule, rowId } from '../../staff/rules';
import { leaf } from '../framework/command';
import { flag, option } from '../framework/options';

export const day = leaf({
  about: 'fișa zilei: fiecare interval al unui medic sau al tuturor, cu pacientul lui',
  fields: {
    doctor: option('<nr>', 'numai a unui medic', rowId),
    date: option('<dată>', 'ziua, ca 2026-11-23, 23.11.2026, azi sau mâine; fără ea, azi', dateRule),
    print: flag('ca pagini de tipărit, câte una de medic: … --print > foaie.html'),
  },
  work: async ({ db, now, at }, { doctor, date: wanted = now.date, print }) => {
    if (doctor !== undefined) await find(db, doctors, doctor);
    const sheets = await readDaySheets(db, wanted, at, doctor);
    // A doctor given by number is named even without hours on that day.
    const data = sheets.filter(({ rows }) => doctor !== undefined || rows.length > 0);
    if (print) return { data, text: daySheetHtml(data, await readProfile(db), wanted, at) };
    const text = data.map(sheetText).join('\n\n');
    return { data, text: text || noHours(wanted) };
  },
});
