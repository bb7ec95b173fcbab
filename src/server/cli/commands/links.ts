import { lostLinkTexts } from '../../../content/pages/appointment';
import { renewLinks } from '../../context/links';
import { leaf, type Group } from '../framework/command';
import { YES } from '../framework/options';
import { confirm } from '../io/terminal';

const renew = leaf({
  about: 'face altele, când cele trimise au ajuns la cine nu trebuie; cele vechi nu mai merg',
  fields: { yes: YES },
  work: async ({ db }, { yes }) => {
    await confirm('Faceți linkuri noi? Cele trimise până acum nu vor mai merge.', yes);
    await renewLinks(db);
    return {
      data: { renewed: true },
      text: `Linkurile trimise până acum nu mai merg. Pacienții își cer altele pe site, cu „${lostLinkTexts.send}”; calendarele au acum alte adrese (clinic calendars list).`,
    };
  },
});

export const links: Group = {
  about: 'linkurile pacienților către programările lor',
  commands: { renew },
};
