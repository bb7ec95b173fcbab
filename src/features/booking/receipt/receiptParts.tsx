import { styled } from 'styled-components';
import { buttonLook, type ButtonTone } from '../../../ui/Button';
import { color, fontSize, radius, shadow, space } from '../../../ui/tokens';

export const Paper = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding: clamp(${space[5]}, 4vw, ${space[10]});
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-top: 6px solid ${color.brand};
  border-radius: ${radius.card};
  box-shadow: ${shadow};
  @media print {
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;

export const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  scroll-margin-top: 3rem;
  svg {
    flex: none;
    font-size: inherit;
    width: 1.3em;
    height: 1.3em;
    color: ${color.brand};
  }
  &:focus {
    outline: none;
  }
`;

export const Facts = styled.dl`
  display: grid;
  > div {
    display: grid;
    gap: ${space[1]} ${space[6]};
    padding-block: ${space[3]};
    border-top: 1px solid ${color.hairline};
    @media (min-width: 36rem) {
      grid-template-columns: 11rem minmax(0, 1fr);
      dd {
        grid-column: 2;
      }
    }
  }
  dt {
    color: ${color.muted};
    font-size: ${fontSize.small};
    line-height: 1.7;
  }
  dd {
    font-weight: 600;
  }
  small {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize.small};
    font-weight: 400;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  @media print {
    display: none;
  }
`;

/** To what is no page of the browser's: a file, or a page of the server's own. */
export const PlainLink = styled.a<{ $tone?: ButtonTone }>`
  ${buttonLook}
`;
