import { useFacts } from '../../api/facts';
import { aboutTexts } from '../../content/pages/about';
import { homeTexts } from '../../content/pages/home';
import { PATHS } from '../../content/paths';
import { unbrokenTexts } from '../../domain/text';
import { Stack } from '../../ui/layout';
import { Section } from '../../ui/Section';
import { DescriptionItem } from '../../ui/DescriptionList';
import { TitledTexts } from '../../layout/NoteList';
import { measure } from '../../ui/tokens';
import { SideBySide } from '../../ui/columns';
import { MoreLink } from '../../ui/MoreLink';

export function AboutBlock() {
  const { points } = unbrokenTexts(aboutTexts(useFacts()).approach);
  const { heading, paragraphs, more } = homeTexts.about;
  return (
    <Section>
      <SideBySide $columns="repeat(2, minmax(0, 1fr))">
        <Stack style={{ maxWidth: measure }}>
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <MoreLink to={PATHS.about}>{more}</MoreLink>
        </Stack>
        <TitledTexts>
          {points.map(({ key, title, text }) => (
            <DescriptionItem key={key} label={title}>
              {text}
            </DescriptionItem>
          ))}
        </TitledTexts>
      </SideBySide>
    </Section>
  );
}
