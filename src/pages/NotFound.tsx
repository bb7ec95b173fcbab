import { useFacts } from '../api/facts';
import { BUTTONS } from '../content/messages';
import { notFoundMetadata, notFoundTexts } from '../content/pages/notFound';
import { PATHS } from '../content/paths';
import { PageTitle } from '../layout/PageTitle';
import { ButtonLink } from '../ui/Button';
import { Columns } from '../ui/columns';
import { Section } from '../ui/Section';
import { MoreLink } from '../ui/MoreLink';

export function NotFoundPage() {
  const facts = useFacts();
  const { heading, lead, elsewhere, links } = notFoundTexts;
  return (
    <>
      <PageTitle heading={heading} lead={lead}>
        <div>
          <ButtonLink to={PATHS.home}>{BUTTONS.backHome}</ButtonLink>
        </div>
      </PageTitle>
      <Section gap={6}>
        <h2>{elsewhere}</h2>
        <Columns role="list">
          {links(facts).map(({ path, label }) => (
            <li key={path}>
              <MoreLink to={path}>{label}</MoreLink>
            </li>
          ))}
        </Columns>
      </Section>
    </>
  );
}

NotFoundPage.describe = () => notFoundMetadata;
