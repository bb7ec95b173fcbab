import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, shadow, space } from '../../../ui/tokens';
import { useStore } from '../../page/store';
import type { PlayedStep } from '../play/playOnPage';
import { showStored } from '../play/storedPage';
import type { BenchProps } from './benchStore';
import { handleSubmit, Input, PanelHead, Select, ToolButton } from './parts';

/** Widths of the site in px: a phone, a tablet and a desk. */
const WIDTHS = [390, 768, 1280];

const Place = styled.section`
  grid-area: 2 / 2;
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  background: ${color.sunken};
`;

const Room = styled.div`
  position: relative;
  margin: ${space[3]};
  container-type: size;
`;

/** A frame as wide as the site should be, scaled down to fit. */
const Screen = styled.iframe<{ readonly $width: number; readonly $isHidden?: boolean }>`
  /* The quotient of two lengths, which CSS cannot divide. */
  --scale: min(1, tan(atan2(100cqw, ${({ $width }) => $width}px)));
  position: absolute;
  inset: 0 auto auto 50%;
  width: ${({ $width }) => $width}px;
  height: calc(100cqh / var(--scale));
  border: 0;
  border-radius: ${radius.control};
  background: ${color.paper};
  box-shadow: ${shadow};
  transform: scale(var(--scale)) translateX(-50%);
  transform-origin: 0 0;
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
`;

const POINT_NOW =
  'Cu Alt se arată pe pagina de acum: apăsați „Înapoi la pagina de acum”, sau redați cu „Pas înainte” până la acest pas.';

interface StoredScreenProps {
  readonly step: PlayedStep;
  /** Called when the tester presses it with Alt held down. */
  readonly onPoint: () => void;
}

/** Renders the page after a step, which nothing can change. */
function StoredScreen({ step: { page, mismatches }, onPoint }: StoredScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const { contentDocument } = frame.current ?? {};
    if (isReady && contentDocument) showStored(page, mismatches, contentDocument);
  }, [page, mismatches, isReady]);
  return (
    <Screen
      $width={page.width}
      ref={frame}
      title="Pagina după pasul ales"
      sandbox="allow-same-origin"
      tabIndex={-1}
      // A document without this line would follow the rules of old browsers.
      srcDoc="<!doctype html>"
      onLoad={({ currentTarget: { contentWindow } }) => {
        contentWindow?.addEventListener('pointerdown', ({ altKey }) => altKey && onPoint());
        setIsReady(true);
      }}
    />
  );
}

/** Renders the site at the chosen width, and in its place the page of the chosen step. */
export function SiteFrame({ bench }: BenchProps) {
  const { player, setFrame } = bench;
  const { address, width } = useStore(bench);
  const { chosen, reports } = useStore(player);
  const stored = reports[chosen ?? -1];
  const [first] = useState(address);
  return (
    <Place aria-label="Situl">
      <PanelHead as="form" onSubmit={handleSubmit((textOf) => bench.goTo(textOf('address')))}>
        <Input key={address} name="address" aria-label="Adresa paginii" defaultValue={address} />
        {stored === undefined ? (
          <ToolButton $variant="quiet" onClick={bench.reload}>
            Reîncarcă
          </ToolButton>
        ) : (
          <ToolButton onClick={() => player.choose(null)}>Înapoi la pagina de acum</ToolButton>
        )}
        <Select
          aria-label="Lățimea sitului"
          value={stored?.page.width ?? width}
          disabled={stored !== undefined}
          onChange={({ target }) => bench.set({ width: Number(target.value) })}
        >
          {WIDTHS.map((px) => (
            <option key={px} value={px}>
              {px} px
            </option>
          ))}
        </Select>
      </PanelHead>
      <Room>
        <Screen
          ref={setFrame}
          name="site"
          title="Pagina"
          src={first}
          $width={width}
          $isHidden={stored !== undefined}
        />
        {stored !== undefined && (
          <StoredScreen step={stored} onPoint={() => player.set({ note: POINT_NOW })} />
        )}
      </Room>
    </Place>
  );
}
