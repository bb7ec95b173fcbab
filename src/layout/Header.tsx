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

const ROW_HEIGHT = { narrow: '4.25rem', wide: '5rem' } as const;

/**
 * With large text it would cover too much of the page, so it scrolls away: where its lines break for want of `width`,
 * or its row is higher than a fifth of the window.
 */
const heldWhile = (width: string, height: string): string =>
  `top: min(-${TOP_BAR_HEIGHT}, (100vw - ${width}) * 99, (20vh - ${height}) * 99);`;

const slideIn = keyframes`
  from { transform: translateY(-2.25rem); }
`;

const stuck = css`
  position: sticky;
  ${heldWhile('20rem', ROW_HEIGHT.narrow)}
  border-color: ${color.hairline};
  background: ${color.surface};
  color: ${color.text};
  @media ${atLeast.sm} {
    ${heldWhile('36rem', ROW_HEIGHT.narrow)}
  }
  @media ${atLeast.lg} {
    ${heldWhile('60rem', ROW_HEIGHT.wide)}
  }
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
  border-bottom: 1px solid transparent;
  ${({ $stuck, $onHero }) => ($stuck ? stuck : $onHero ? onHero : resting)}
  @media print {
    position: static;
    background: none;
    color: ${color.text};
    animation: none;
  }
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  min-height: ${ROW_HEIGHT.narrow};
  @media ${atLeast.lg} {
    gap: ${space[6]};
    min-height: ${ROW_HEIGHT.wide};
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
