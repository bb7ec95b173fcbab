import { clinicDateTime } from '../../../content/words/dates';
import { iso } from '../../db/iso';
import { writing } from '../../db/transaction';
import { clockJump, recordRun } from '../../journal/jobRuns';
import { recordInJournal } from '../../journal/recordInJournal';
import { leaf, type Tree } from '../command/command';
import { YES } from '../command/options';
import { confirm } from '../io/terminal';

const clock = leaf({
  about:
    'arată dacă ceasul a sărit cu peste 31 de zile; până confirmați că merge bine nu se șterge nimic vechi',
  fields: { yes: YES },
  work: async ({ db, at }, { yes }) => {
    const now = clinicDateTime(iso(at));
    const last = await clockJump(db, at);
    if (last === undefined) return { data: { now: iso(at), confirmed: false }, text: `Ceasul spune ${now}.` };
    await confirm(
      `Ceasul spune ${now}, iar ultima oară când l-a citit site-ul era ${clinicDateTime(last)}. Este bine acum?`,
      yes,
    );
    await writing(db, async (tx) => {
      await recordRun(tx, 'clock', at);
      await recordInJournal(tx, 'staff', 'clock.confirmed', [{ id: 0 }]);
    });
    return { data: { now: iso(at), last, confirmed: true }, text: `Ceasul este confirmat: ${now}.` };
  },
});

export const operations: Tree = { clock };
