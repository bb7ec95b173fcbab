import { useLocation } from 'react-router';
import { css, keyframes, styled } from 'styled-components';
import { PATHS } from '../content/paths';
import { Container } from '../ui/grid/Container';
import { color, atLeast, space } from '../ui/tokens';
import { useScrolledPast } from '../ui/hooks/useScrolledPast';
import { HeaderActions } from './header/HeaderActions';
import { Logo } from './header/Logo';
import { MainMenu } from './header/MainMenu';
import { OffcanvasMenu } from './header/OffcanvasMenu';
import { TOP_BAR_HEIGHT, TopBar } from './header/TopBar';

/** In px (specification §9). */
const STICKY_AFTER = 80;

const slideIn = keyframes`
  from { transform: translateY(-2.25rem); }
`;

const stuck = css`
  position: sticky;
  /* On a phone with text at 200 % it would cover half of the page, so there it scrolls away. */
  top: min(-${TOP_BAR_HEIGHT}, (100vw - 15rem) * 99);
  background: ${color.surface};
  color: ${color.text};
  box-shadow: 0 1px 0 ${color.hairline};
  animation: ${slideIn} 180ms ease-out;
`;

const onHero = css`
  background: ${color.brandDeep};
  color: ${color.onBrand};
`;

const resting = css`
  background: ${color.paper};
  color: ${color.brand};
`;

/** It stays in the page's flow whether stuck or not, so nothing jumps. */
const HeaderBar = styled.header<{ $stuck: boolean; $onHero: boolean }>`
  z-index: 40;
  position: relative;
  ${({ $stuck, $onHero }) => ($stuck ? stuck : $onHero ? onHero : resting)}
  @media print {
    position: static;
    background: none;
    color: ${color.text};
    box-shadow: none;
    animation: none;
  }
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  min-height: 4.25rem;
  @media ${atLeast.lg} {
    gap: ${space[6]};
    min-height: 5rem;
  }
`;

const Spring = styled.span`
  flex: 1;
`;

/** Sticky after 80 px, with its text turned dark (specification §2). */
export function Header() {
  const scrolled = useScrolledPast(STICKY_AFTER);
  const onHomeHero = useLocation().pathname === PATHS.home && !scrolled;
  return (
    <HeaderBar $stuck={scrolled} $onHero={onHomeHero}>
      <TopBar />
      <Row>
        <Logo />
        <Spring />
        <MainMenu />
        <HeaderActions onHero={onHomeHero} scrolled={scrolled} />
        <OffcanvasMenu />
      </Row>
    </HeaderBar>
  );
}
