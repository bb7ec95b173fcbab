import { styled } from 'styled-components';
import { ARTICLE_LINKS } from '../../content/articleLinks';
import type { CardTexts, SpecialtyTexts } from '../../content/specialty';
import { Columns } from '../../ui/columns';
import { Card } from '../../ui/Card';
import { Note } from '../../ui/text';
import { hues, space, type HueName } from '../../ui/tokens';
import { WholeCardLink } from '../../ui/WholeCardLink';
import { Icon } from '../../ui/Icon';

const Title = styled.h3`
  font-size: 1.1875rem;
  line-height: 1.25;
`;

const Offered = styled(Card)<{ $hue: HueName }>`
  position: relative;
  grid-template-rows: auto 1fr auto;
  height: 100%;
  ${Title} {
    color: ${({ $hue }) => hues[$hue].deep};
  }
  &:has(${WholeCardLink}:hover) {
    border-color: ${({ $hue }) => hues[$hue].base};
  }
`;

const Hint = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space[2]};
`;

interface SubService extends CardTexts {
  readonly label: string;
  /** The path of its article, if there is one. */
  readonly path?: string;
}

export function SubServiceCards({ specialty }: { readonly specialty: SpecialtyTexts }) {
  const { key: hue, subServices } = specialty;
  const { articles, others = [] } = subServices;
  const offered: readonly SubService[] = [
    ...ARTICLE_LINKS[hue].flatMap((link) => {
      const words = articles[link.path];
      return words === undefined ? [] : [{ ...link, ...words }];
    }),
    ...others,
  ];
  return (
    <Columns role="list">
      {offered.map(({ path, label, summary, duration, preparation }) => (
        <li key={label}>
          <Offered $hue={hue} $gap={2}>
            <Title>{path === undefined ? label : <WholeCardLink to={path}>{label}</WholeCardLink>}</Title>
            <p>{summary}</p>
            <Note
              style={{ display: 'grid', alignContent: 'start', gap: space[2] }}
              as="ul"
              $isSmall
              role="list"
            >
              {duration !== undefined && (
                <Hint>
                  <Icon style={{ marginTop: 2 }} name="Clock" size={17} />
                  {duration}
                </Hint>
              )}
              <Hint>
                <Icon style={{ marginTop: 2 }} name="ClipboardList" size={17} />
                {preparation}
              </Hint>
            </Note>
          </Offered>
        </li>
      ))}
    </Columns>
  );
}
