import { textTable } from '../../../content/words/text';
import { readProfile } from '../../clinic/readFacts';
import { changeFacts } from '../../staff/change';
import { saveProfile, profileFields, PROFILE_NAMES } from '../../staff/profile';
import { oneOf } from '../../staff/rules';
import { leaf, type Group } from '../framework/command';
import { anyText, argument, parseOption } from '../framework/options';

export const profile: Group = {
  about: 'ce spune clinica despre ea: nume, telefoane, adresă, ore, date juridice, informații practice',
  commands: {
    show: leaf({
      about: 'arată tot',
      work: async ({ db }) => {
        const shown = await readProfile(db);
        const lines = PROFILE_NAMES.map((name) => [name, profileFields[name].heading, shown[name] ?? '']);
        return { data: shown, text: textTable(['Câmp', 'Ce este', 'Valoare'], lines) };
      },
    }),
    set: leaf({
      about: 'schimbă un câmp',
      fields: {
        field: argument('<câmp>', `unul dintre ${PROFILE_NAMES.join(', ')}`, oneOf(...PROFILE_NAMES)),
        text: argument('<valoare>', 'ce scrie acolo de acum înainte; "" scoate ce poate lipsi', anyText),
      },
      work: async ({ db, at }, { field, text }) => {
        const { heading, rule } = profileFields[field];
        const value = parseOption(rule, text);
        const changed = await changeFacts(db, at, (tx) => saveProfile(tx, { [field]: value }));
        const sentence = value === '' ? `Nu se mai arată: ${heading}.` : `De acum, ${heading}: ${value}.`;
        return { data: changed, text: sentence };
      },
    }),
  },
};
