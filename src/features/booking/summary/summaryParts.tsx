import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '../../../ui/tokens';

/** Beside the form, where there is room. */
export const SummaryBox = styled.aside`
  display: grid;
  align-items: start;
  gap: ${space[5]};
  padding: ${space[6]};
  background: ${color.surface};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  @media (max-width: 61.99rem), print {
    display: none;
  }
`;

export const Title = styled.h2`
  font-size: ${fontSize.h3};
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space[4]};
  line-height: 1.4;
`;

export const Entry = styled.div`
  display: grid;
  gap: ${space[1]};
  dt {
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
  dd {
    font-weight: 600;
  }
`;

export const Unchosen = styled.span`
  color: ${color.muted};
  font-weight: 400;
`;

export const Hour = styled.span`
  display: block;
  color: ${color.brand};
  font-size: ${fontSize.h2};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.015em;
  line-height: 1.25;
  white-space: nowrap;
`;
