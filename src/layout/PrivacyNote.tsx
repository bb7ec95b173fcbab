import { DATA_PROTECTION_ID, privacyNotes } from '../content/pages/privacyNotes';
import { PATHS } from '../content/paths';
import { Disclosure } from '../ui/Disclosure';
import { SiteLink } from '../ui/SiteLink';
import { notPrinted } from '../ui/tokens';
import { styled } from 'styled-components';

const Folded = styled(Disclosure)`
  ${notPrinted}
`;

/** A form's privacy note: the use of the data, and a link to the whole text. */
export function PrivacyNote({ of }: { readonly of: keyof typeof privacyNotes }) {
  const address = `${PATHS.contact}#${DATA_PROTECTION_ID}`;
  return (
    <Folded summary="Ce facem cu datele dumneavoastră">
      <p>
        {privacyNotes[of]}{' '}
        {of === 'contact' ? (
          <SiteLink to={address}>Protecția datelor, pe larg</SiteLink>
        ) : (
          // Opens a new tab, because leaving the page would lose what was typed.
          <a href={address} target="_blank">
            Protecția datelor, pe larg (filă nouă)
          </a>
        )}
      </p>
    </Folded>
  );
}
